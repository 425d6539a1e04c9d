import type { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { productOperations, productWireSchema } from '@/lib/contract/products'
import { featuredProductIds, listProducts, recommendedProductIds } from '@/lib/host/content/products'
import { answering } from './answering'
import { paginate } from './paginate'

const summaries = derivedFrom(
  () => [listProducts()],
  (products) => products.map((product) => productWireSchema.parse(product)),
)

/** How many similar products are shown. */
const recommendedCount = 4

type Wanted = Omit<z.output<typeof productOperations.list.query>, 'page' | 'limit'>

/** Country, region and status select immigration products only: study products have none of them. */
const isWanted = (product: ReturnType<typeof summaries>[number], { kind, country, region, status }: Wanted) =>
  (kind === undefined || product.kind === kind) &&
  ([country, region, status].every((value) => value === undefined) ||
    (product.kind === 'immigration' &&
      (country === undefined || product.country === country) &&
      (region === undefined || product.region === region) &&
      (status === undefined || product.status.state === status)))

export const productAnswers = answering(productOperations, {
  featured: (wanted) =>
    summaries().filter((product) => featuredProductIds().has(product.id) && isWanted(product, wanted)),
  record: (_, id) => listProducts().find((product) => product.id === id) ?? null,
  list: ({ page, limit, ...wanted }) =>
    paginate(
      summaries().filter((product) => isWanted(product, wanted)),
      { page, limit },
    ),
  recommended: ({ kind, id }) => {
    const shown = summaries().find((product) => product.id === id)
    const wanted = kind ?? shown?.kind
    return summaries()
      .filter((product) => recommendedProductIds().has(product.id))
      .filter((product) => product.id !== id && (wanted === undefined || product.kind === wanted))
      .slice(0, recommendedCount)
  },
})

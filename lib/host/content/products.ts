import { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { immigrationProducts, productTerms, studyProducts } from '@/lib/collections/kinds/product'
import { type Programme, programmes } from '@/lib/collections/kinds/programme'
import { productDetailWireSchema } from '@/lib/contract/products'
import { factOf } from '@/lib/facts/sourced-fact'

type Terms = ReturnType<typeof productTerms.read>

const fromStudy = (product: ReturnType<typeof studyProducts.list>[number], terms: Terms) => ({
  kind: 'study',
  ...product,
  third_party_fees: product.third_party_fees.map((name) => terms.third_party_fees[name]),
  refunds: product.refunds.map((name) => terms.refund_stages[name]),
  contract: terms.contract,
})

const fromImmigration = (
  { note, facts, ...own }: ReturnType<typeof immigrationProducts.list>[number],
  terms: Terms,
  known: readonly Programme[],
) => {
  const reading = known.find(({ id }) => id === own.id)?.readings[0]
  return {
    kind: 'immigration',
    ...own,
    status: { state: reading?.state, as_of: reading?.asOf, source: reading?.source, note },
    facts: facts.map(factOf),
    included: terms.immigration_included,
    excluded: terms.immigration_excluded,
    disclaimer: terms.immigration_disclaimer,
  }
}

/** Every product, study first; the order is the order shown. */
export const listProducts = derivedFrom(
  () => [studyProducts.list(), immigrationProducts.list(), productTerms.read(), programmes.list()],
  (study, immigration, terms, known) =>
    z
      .array(productDetailWireSchema)
      .parse([
        ...study.map((product) => fromStudy(product, terms)),
        ...immigration.map((product) => fromImmigration(product, terms, known)),
      ]),
)

/** The ids of products of front pages. */
export const featuredProductIds = derivedFrom(
  () => [productTerms.read()],
  ({ featured }): ReadonlySet<string> => new Set(featured),
)

/** The ids of products shown next to others; a closed programme is never among them. */
export const recommendedProductIds = derivedFrom(
  () => [productTerms.read(), listProducts()],
  ({ recommended }, products): ReadonlySet<string> =>
    new Set(
      recommended.filter((id) =>
        products.some(
          (product) => product.id === id && (product.kind === 'study' || product.status.state === 'open'),
        ),
      ),
    ),
)

import { productOperations } from '@/lib/contract/products'
import { detailPath } from '@/lib/routing/paths'
import { listFetcher, pageFetcher, recordFetcher } from './resource'

export type ProductSummary = Awaited<ReturnType<typeof listProducts>>['list'][number]

export type StudyProductSummary = Extract<ProductSummary, { kind: 'study' }>

/** `href` is our product page, `linkurl` the page about the programme. */
export type ImmigrationProductSummary = Extract<ProductSummary, { kind: 'immigration' }>

export type Product = NonNullable<Awaited<ReturnType<typeof getProduct>>>

export type StudyProduct = Extract<Product, { kind: 'study' }>

export type ImmigrationProduct = Extract<Product, { kind: 'immigration' }>

const withPage = ({ id, kind }: { id: string; kind: 'study' | 'immigration' }) => ({
  href: kind === 'study' ? detailPath.product(id) : detailPath.immigrationProduct(id),
})

/** Products; `country`, `region` and `status` select immigration programmes only: study products have none of them. */
export const listProducts = pageFetcher(productOperations.list, withPage)

export const getProduct = recordFetcher(productOperations.record, withPage)

/** Products to show next to another one: of its kind, without it. */
export const listRecommendedProducts = listFetcher(productOperations.recommended, withPage)

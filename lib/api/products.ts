import { cache } from 'react'
import type { z } from 'zod'
import type { PageOf } from '@/lib/contract/envelope'
import type { QueryOf } from '@/lib/contract/operation'
import { productOperations, type productWireSchema } from '@/lib/contract/products'
import { detailPath } from '@/lib/routing/paths'
import { toSourcedFact } from './facts'
import { fetchData, fetchRecord } from './fetch'

type SummaryWire = z.output<typeof productWireSchema>

export type StudyProductSummary = ReturnType<typeof toStudySummary>

/** `href` is our product page, `programmeHref` the page about the programme. */
export type ImmigrationProductSummary = ReturnType<typeof toImmigrationSummary>

export type ProductSummary = StudyProductSummary | ImmigrationProductSummary

export type Product = NonNullable<Awaited<ReturnType<typeof getProduct>>>

export type StudyProduct = Extract<Product, { kind: 'study' }>

export type ImmigrationProduct = Extract<Product, { kind: 'immigration' }>

/** Products; `country`, `region` and `status` select immigration programmes only: study products have none of them. */
export const listProducts = async (
  query: QueryOf<typeof productOperations.list> = {},
): Promise<PageOf<ProductSummary>> => {
  const page = await fetchData(productOperations.list, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** Products to show next to another one: of its kind, without it. */
export const listRecommendedProducts = async (query: QueryOf<typeof productOperations.recommended> = {}) =>
  (await fetchData(productOperations.recommended, query)).map(toSummary)

/** One study or immigration product, or null when the id is unknown. */
export const getProduct = cache(async (id: string) => {
  const wire = await fetchRecord(productOperations.record, id)
  if (wire === null) return null
  const { included, excluded } = wire
  if (wire.kind === 'study') {
    const { stages, refunds, contract, cautions, third_party_fees: thirdPartyFees } = wire
    const details = { included, excluded, stages, thirdPartyFees, refunds, contract, cautions }
    return { ...toStudySummary(wire), ...details }
  }
  const { suits, steps, risks, disclaimer, not_suits: notSuits } = wire
  const details = { suits, notSuits, steps, risks, included, excluded, disclaimer }
  return { ...toImmigrationSummary(wire), facts: wire.facts.map(toSourcedFact), ...details }
})

const toStudySummary = ({
  kind,
  id,
  title,
  summary,
  audience,
  tags,
}: Extract<SummaryWire, { kind: 'study' }>) => ({
  kind,
  id,
  title,
  summary,
  audience,
  tags,
  href: detailPath.product(id),
})

const toImmigrationSummary = (wire: Extract<SummaryWire, { kind: 'immigration' }>) => ({
  kind: wire.kind,
  id: wire.id,
  country: { code: wire.country, name: wire.country_name },
  region: wire.region,
  title: wire.title,
  summary: wire.summary,
  status: toStatus(wire.status),
  official: wire.official,
  tags: wire.tags,
  href: detailPath.immigrationProduct(wire.id),
  programmeHref: wire.linkurl,
})

const toSummary = (wire: SummaryWire): ProductSummary =>
  wire.kind === 'study' ? toStudySummary(wire) : toImmigrationSummary(wire)

const toStatus = ({ as_of: asOf, ...status }: Extract<SummaryWire, { kind: 'immigration' }>['status']) => ({
  ...status,
  asOf,
})

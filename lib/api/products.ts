import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { type SourcedFact, sourcedFactSchema, toSourcedFact } from './facts'
import { countryCodeSchema, daySchema, idSchema, linkSchema, recordPath } from './wire'

const prose = z.string().min(1)

export const productKinds = ['study', 'immigration'] as const

export const programmeStates = ['open', 'paused', 'closed', 'unknown'] as const

/** Groups of the immigration header (specification §2): two countries, a continent, and citizenship by investment. */
export const programmeRegions = ['us', 'ca', 'europe', 'passport'] as const

export type ProductKind = (typeof productKinds)[number]

export type ProgrammeState = (typeof programmeStates)[number]

export type ProgrammeRegion = (typeof programmeRegions)[number]

/** `checked`: the day the sources were gone through; `note` says how far they reach. */
const statusSchema = z.object({ state: z.enum(programmeStates), checked: daySchema, note: prose })

const studySummarySchema = z.object({
  kind: z.literal('study'),
  id: idSchema,
  title: prose,
  summary: prose,
  audience: prose,
  tags: z.array(prose),
})

const immigrationSummarySchema = z.object({
  kind: z.literal('immigration'),
  id: idSchema,
  country: countryCodeSchema,
  country_name: prose,
  region: z.enum(programmeRegions),
  title: prose,
  summary: prose,
  status: statusSchema,
  /** Where the authority in charge publishes. */
  official: z.array(z.object({ name: prose, url: z.url({ protocol: /^https$/ }) })).min(1),
  tags: z.array(prose),
  /** The page about the programme. */
  linkurl: linkSchema,
})

export const productWireSchema = z.discriminatedUnion('kind', [studySummarySchema, immigrationSummarySchema])

export const productListSchema = z.array(productWireSchema)

export const productPageSchema = pageOf(productWireSchema)

export const productDetailWireSchema = z.discriminatedUnion('kind', [
  studySummarySchema.extend({
    included: z.array(prose).min(1),
    excluded: z.array(prose).min(1),
    stages: z.array(z.object({ name: prose, ours: prose, yours: prose })).min(1),
    third_party_fees: z.array(z.object({ item: prose, payee: prose, note: prose })).min(1),
    refunds: z.array(z.object({ stage: prose, text: prose })).min(1),
    contract: prose,
    cautions: z.array(prose).min(1),
  }),
  immigrationSummarySchema.extend({
    facts: z.array(sourcedFactSchema).min(1),
    suits: z.array(prose).min(1),
    not_suits: z.array(prose).min(1),
    steps: z.array(z.object({ name: prose, text: prose })).min(1),
    risks: z.array(prose).min(1),
    included: z.array(prose).min(1),
    excluded: z.array(prose).min(1),
    disclaimer: prose,
  }),
])

export type ProgrammeStatus = { state: ProgrammeState; checked: string; note: string }

export type StudyProductSummary = {
  kind: 'study'
  id: string
  title: string
  summary: string
  audience: string
  tags: string[]
  href: string
}

/** `href` is our product page, `programmeHref` the page about the programme. */
export type ImmigrationProductSummary = {
  kind: 'immigration'
  id: string
  country: { code: string; name: string }
  region: ProgrammeRegion
  title: string
  summary: string
  status: ProgrammeStatus
  official: { name: string; url: string }[]
  tags: string[]
  href: string
  programmeHref: string
}

export type ProductSummary = StudyProductSummary | ImmigrationProductSummary

/** `stages` say who does what; `refunds` follow the stages, in words: the signed contract decides. */
export type StudyProduct = StudyProductSummary & {
  included: string[]
  excluded: string[]
  stages: { name: string; ours: string; yours: string }[]
  thirdPartyFees: { item: string; payee: string; note: string }[]
  refunds: { stage: string; text: string }[]
  contract: string
  cautions: string[]
}

/** `facts` carry source and date and are printed with both; `disclaimer` always stands on the page. */
export type ImmigrationProduct = ImmigrationProductSummary & {
  facts: SourcedFact[]
  suits: string[]
  notSuits: string[]
  steps: { name: string; text: string }[]
  risks: string[]
  included: string[]
  excluded: string[]
  disclaimer: string
}

export type Product = StudyProduct | ImmigrationProduct

export type ProductQuery = {
  kind?: ProductKind
  country?: string
  region?: ProgrammeRegion
  status?: ProgrammeState
  page?: number
  limit?: number
}

/** The few products for front pages, of both kinds. */
export const listFeaturedProducts = cache(async (): Promise<ProductSummary[]> => {
  const products = await get('/v1/product', productListSchema)
  return products.map(toSummary)
})

/** Products; `country`, `region` and `status` keep immigration programmes only: study products know none of them. */
export const listProducts = async (query: ProductQuery = {}): Promise<PageOf<ProductSummary>> => {
  const page = await get('/v1/product_list', productPageSchema, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** Products to show beside another: of its kind, without it. */
export const listRecommendedProducts = async (
  query: { kind?: ProductKind; id?: string } = {},
): Promise<ProductSummary[]> => {
  const products = await get('/v1/product_recommend_list', productListSchema, query)
  return products.map(toSummary)
}

/** One study or immigration product, or null when there is none of this id. */
export const getProduct = cache(async (id: string): Promise<Product | null> => {
  const path = recordPath('/v1/product', id)
  const wire = path && (await getOrNull(path, productDetailWireSchema))
  return wire ? toProduct(wire) : null
})

type SummaryWire = z.output<typeof productWireSchema>
type DetailWire = z.output<typeof productDetailWireSchema>

const toStudySummary = (wire: Extract<SummaryWire, { kind: 'study' }>): StudyProductSummary => ({
  kind: 'study',
  id: wire.id,
  title: wire.title,
  summary: wire.summary,
  audience: wire.audience,
  tags: wire.tags,
  href: detailPath.product(wire.id),
})

const toImmigrationSummary = (
  wire: Extract<SummaryWire, { kind: 'immigration' }>,
): ImmigrationProductSummary => ({
  kind: 'immigration',
  id: wire.id,
  country: { code: wire.country, name: wire.country_name },
  region: wire.region,
  title: wire.title,
  summary: wire.summary,
  status: wire.status,
  official: wire.official,
  tags: wire.tags,
  href: detailPath.immigrationProduct(wire.id),
  programmeHref: wire.linkurl,
})

function toSummary(wire: SummaryWire): ProductSummary {
  return wire.kind === 'study' ? toStudySummary(wire) : toImmigrationSummary(wire)
}

function toProduct(wire: DetailWire): Product {
  const { included, excluded } = wire
  if (wire.kind === 'study') {
    const { stages, refunds, contract, cautions } = wire
    return {
      ...toStudySummary(wire),
      included,
      excluded,
      stages,
      thirdPartyFees: wire.third_party_fees,
      refunds,
      contract,
      cautions,
    }
  }
  const { suits, steps, risks, disclaimer } = wire
  return {
    ...toImmigrationSummary(wire),
    facts: wire.facts.map(toSourcedFact),
    suits,
    notSuits: wire.not_suits,
    steps,
    risks,
    included,
    excluded,
    disclaimer,
  }
}

import { z } from 'zod'
import { pageOf } from './envelope'
import { sourcedFactSchema } from './facts'
import {
  choiceField,
  countryCodeSchema,
  countryField,
  idField,
  idSchema,
  linkSchema,
  paging,
  prose,
  proseList,
  readingKinds,
} from './fields'
import { contentOperation } from './operation'

const productKinds = ['study', 'immigration'] as const

export const programmeStates = ['open', 'paused', 'closed', 'unknown'] as const

/**
 * Groups of the immigration header (specification §2): two countries, a continent, and citizenship by investment; and the places near
 * China.
 */
export const programmeRegions = ['us', 'ca', 'asia-pacific', 'europe', 'passport'] as const

export type ProgrammeState = (typeof programmeStates)[number]

export type ProgrammeRegion = (typeof programmeRegions)[number]

export const readingSourceSchema = z.strictObject({
  kind: z.enum(readingKinds),
  name: prose,
  url: z.url({ protocol: /^https?$/ }),
})

/**
 * `as_of`: day or month for which the source states it, null when it has no date; `source`: where that was read; `note`: what the sources
 * cover.
 */
const statusSchema = z.object({
  state: z.enum(programmeStates),
  as_of: prose.nullable(),
  source: readingSourceSchema,
  note: prose,
})

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
  /** The page about the programme; null when there is only the product's own page. */
  linkurl: linkSchema.nullable(),
})

export const productWireSchema = z.discriminatedUnion('kind', [studySummarySchema, immigrationSummarySchema])

export const studyProductWireSchema = studySummarySchema.extend({
  included: proseList,
  excluded: proseList,
  stages: z.array(z.object({ name: prose, ours: prose, yours: prose })).min(1),
  third_party_fees: z.array(z.object({ item: prose, payee: prose, note: prose })).min(1),
  refunds: z.array(z.object({ stage: prose, text: prose })).min(1),
  contract: prose,
  cautions: proseList,
})

export const immigrationProductWireSchema = immigrationSummarySchema.extend({
  facts: z.array(sourcedFactSchema).min(1),
  suits: proseList,
  not_suits: proseList,
  steps: z.array(z.object({ name: prose, text: prose })).min(1),
  risks: proseList,
  included: proseList,
  excluded: proseList,
  disclaimer: prose,
})

export const productDetailWireSchema = z.discriminatedUnion('kind', [
  studyProductWireSchema,
  immigrationProductWireSchema,
])

const kindField = choiceField(productKinds).optional()

export const productOperations = {
  featured: contentOperation({
    path: '/v1/product',
    summary: '首页和频道页展示的产品，留学与移民都有；kind 只取一类，country 只取一国的移民产品',
    query: z.object({ kind: kindField, country: countryField }),
    data: z.array(productWireSchema),
  }),
  record: contentOperation({
    path: '/v1/product/{id}',
    summary:
      '一个产品。留学：含什么不含什么、各阶段谁做什么、第三方费用由谁付、按阶段退费；移民：状态、资料日期与出处、官方入口、带出处的条件、风险提示',
    data: productDetailWireSchema,
  }),
  list: contentOperation({
    path: '/v1/product_list',
    summary:
      '产品列表；kind 为 study（留学）或 immigration（移民），country、region、status 只对移民产品有意义。status 为登记的状态',
    query: z.object({
      kind: kindField,
      country: countryField,
      region: choiceField(programmeRegions).optional(),
      status: choiceField(programmeStates).optional(),
      ...paging,
    }),
    data: pageOf(productWireSchema),
  }),
  recommended: contentOperation({
    path: '/v1/product_recommend_list',
    summary:
      '详情页旁推荐的产品；kind 只取一类，id 为正在看的产品：与它同类，并且不列它自己。已关闭的项目不推荐',
    query: z.object({ kind: kindField, id: idField.optional() }),
    data: z.array(productWireSchema),
  }),
}

import { z } from 'zod'
import { statementId } from '@/lib/blocks/text'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { byOrder, knownId, orderField } from '@/lib/collections/known-id'
import { prose, sourceSchema } from '@/lib/contract/fields'
import { immigrationProductWireSchema, studyProductWireSchema } from '@/lib/contract/products'
import { programmeId } from './programme'

const study = studyProductWireSchema.shape
const immigration = immigrationProductWireSchema.shape

/** What several products say, and which of them front pages show. */
export const productTerms = tableOf({
  name: 'product-terms',
  file: 'lib/content/products/terms.yaml',
  title: '产品通用的话',
  schema: z.strictObject({
    /** Fees that other parties charge; a product lists those that apply to it. */
    third_party_fees: z.record(z.string(), study.third_party_fees.element),
    /** What the refund of a stage depends on; the amounts are in the signed contract. */
    refund_stages: z.record(z.string(), study.refunds.element),
    /** Printed below every study product. */
    contract: prose,
    /** Services that are included in every immigration programme. */
    immigration_included: immigration.included,
    immigration_excluded: immigration.excluded,
    immigration_disclaimer: prose,
    /** Official registers and pages for the countries of the programmes. */
    immigration_registers: z.array(sourceSchema.strict().extend({ text: prose })).min(1),
    /** Sources of the model contract of 2017. */
    contract_sources: z.array(sourceSchema.strict()).min(1),
    /** The study products in the order in which a family needs them; the last stage takes all others. */
    study_stages: z.array(z.strictObject({ name: prose, products: z.array(z.string()) })),
    /** Products of front pages: four of each kind. */
    featured: z.array(z.string()),
    /** Products shown next to others; a closed programme is never among them. */
    recommended: z.array(z.string()),
  }),
})

const feeName = knownId(() => Object.keys(productTerms.read().third_party_fees), '第三方费用')
const stageName = knownId(() => Object.keys(productTerms.read().refund_stages), '退费阶段')

export const studyProducts = collectionOf({
  name: 'study-product',
  folder: 'lib/content/products/study',
  title: '留学产品',
  schema: studyProductWireSchema.omit({ kind: true, id: true, contract: true }).extend({
    ...orderField,
    third_party_fees: z.array(feeName).min(1),
    refunds: z.array(stageName).min(1),
  }),
  record: ({ order: _, ...written }, id) => ({ id, ...written }),
  compare: byOrder,
})

/** Immigration products; the file's name is the id of its programme, which has the state. */
export const immigrationProducts = collectionOf({
  name: 'immigration-product',
  folder: 'lib/content/products/immigration',
  title: '移民产品',
  schema: immigrationProductWireSchema
    .omit({
      kind: true,
      id: true,
      facts: true,
      included: true,
      excluded: true,
      disclaimer: true,
      status: true,
    })
    .extend({
      ...orderField,
      /** What the sources cover, and what to look up first. */
      note: prose,
      /** Ids of statements of the fact registry. */
      facts: z.array(statementId).min(1),
    }),
  record: ({ order: _, ...written }, id) => ({ id, ...written }),
  compare: byOrder,
  review: (records) =>
    records.flatMap(({ id }) => {
      const { error } = programmeId.safeParse(id)
      const [issue] = error?.issues ?? []
      return issue === undefined ? [] : [{ id, field: '文件名', remedy: issue.message }]
    }),
})

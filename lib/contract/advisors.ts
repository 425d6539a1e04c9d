import { z } from 'zod'
import { pageOf } from './envelope'
import { branchField, countryCodeSchema, countryField, daySchema, idSchema, paging, prose } from './fields'
import { contentOperation } from './operation'

/** Public registers of licensed immigration advisers. */
export const adviserRegisters = ['cicc', 'omara', 'iaa-uk', 'iaa-nz'] as const

export type AdviserRegister = (typeof adviserRegisters)[number]

/**
 * `branch` is a branch code; `first_talk` describes the first meeting, `not_for` what this person does not take on, `checked` is the day
 * of the last review of the record. A `sample` is an invented person: no licence, no review, shown with a 示例 tag.
 */
const advisorFields = z.object({
  id: idSchema,
  name: prose,
  role: prose,
  branch: prose,
  countries: z.array(countryCodeSchema).min(1),
  years: z.int().min(0),
  focus: z.array(prose),
  languages: z.array(prose),
  summary: prose,
  first_talk: prose,
  not_for: prose,
})

export const advisorWireSchema = z.discriminatedUnion('sample', [
  advisorFields.extend({
    sample: z.literal(true),
    licences: z.never({ error: '示例顾问不能写牌照 licences：删去这一项' }).optional(),
    checked: z.never({ error: '示例顾问不能写核对日期 checked：删去这一项' }).optional(),
  }),
  advisorFields.extend({
    sample: z.literal(false),
    licences: z.array(z.object({ register: z.enum(adviserRegisters), number: prose })),
    checked: daySchema,
  }),
])

export const advisorOperations = {
  list: contentOperation({
    path: '/v1/service-team',
    summary: '顾问，可按国家和分公司筛选',
    query: z.object({ country: countryField, filiale: branchField.optional(), ...paging }),
    data: pageOf(advisorWireSchema),
  }),
  record: contentOperation({ path: '/v1/service-team/{id}', summary: '一位顾问', data: advisorWireSchema }),
}

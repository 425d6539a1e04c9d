import { z } from 'zod'
import { caseLevels } from './cases'
import { pageOf } from './envelope'
import { countryCodeSchema, countryField, idSchema, paging, prose, yearField } from './fields'
import { contentOperation } from './operation'

const countSchema = z.int().min(0)

/**
 * `year` and `month` are when the offer came, `conditional` whether it still had conditions then, `results` all applications of that
 * season, `case_id` the case with the full account.
 */
export const storyWireSchema = z.object({
  id: idSchema,
  title: prose,
  country: countryCodeSchema,
  year: z.int(),
  month: z.int().min(1).max(12),
  text: prose,
  level: z.enum(caseLevels),
  major: prose,
  conditional: z.boolean(),
  results: z.object({
    offer: countSchema,
    waitlist: countSchema,
    refused: countSchema,
    pending: countSchema,
  }),
  details: z.array(z.object({ heading: prose, text: prose })),
  case_id: idSchema.nullable(),
  sample: z.boolean(),
})

export const storyOperations = {
  list: contentOperation({
    path: '/v1/story',
    summary: '喜报，新的在前',
    query: z.object({ country: countryField, year: yearField, ...paging }),
    data: pageOf(storyWireSchema),
  }),
  record: contentOperation({ path: '/v1/story/{id}', summary: '一则喜报', data: storyWireSchema }),
}

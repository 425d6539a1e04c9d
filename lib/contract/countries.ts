import { z } from 'zod'
import { countryCodeSchema, linkSchema, prose } from './fields'
import { contentOperation } from './operation'

export const countryWireSchema = z.object({
  id: z.int().min(1),
  code: countryCodeSchema,
  name: prose,
  slug: prose,
  href: linkSchema,
  consult_only: z.boolean(),
})

export const countryListSchema = z.array(countryWireSchema)

export const countryOperations = {
  list: contentOperation({
    path: '/v1/country',
    summary: '国家和地区，按导航顺序；consult_only 的没有页面，只开放咨询',
    data: countryListSchema,
  }),
}

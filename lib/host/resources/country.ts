import { countryListSchema } from '@/lib/api/countries'
import { countries } from '@/lib/host/content/countries'
import { defineOperation, noQuery } from './operation'

export const countryOperations = [
  defineOperation({
    path: '/v1/country',
    summary: '国家和地区，按导航顺序；consultOnly 的没有页面，只开放咨询',
    query: noQuery,
    data: countryListSchema,
    answer: () => countries,
  }),
]

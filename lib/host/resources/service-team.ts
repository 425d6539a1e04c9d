import { z } from 'zod'
import { advisorPageSchema, advisorWireSchema } from '@/lib/api/advisors'
import { advisors } from '@/lib/host/content/advisors'
import { defineOperation, noQuery } from './operation'
import { branchField, countryField, paginate, paging } from './query'

export const serviceTeamOperations = [
  defineOperation({
    path: '/v1/service-team',
    summary: '顾问，可按国家和分公司筛选',
    query: z.object({ country: countryField, filiale: branchField.optional(), ...paging }),
    data: advisorPageSchema,
    answer: ({ country, filiale, ...paging }) =>
      paginate(
        advisors.filter(
          (advisor) =>
            (country === undefined || advisor.countries.includes(country)) &&
            (filiale === undefined || advisor.branch === filiale),
        ),
        paging,
      ),
  }),
  defineOperation({
    path: '/v1/service-team/{id}',
    summary: '一位顾问',
    query: noQuery,
    data: advisorWireSchema,
    answer: (_, id) => advisors.find((advisor) => advisor.id === id) ?? null,
  }),
]

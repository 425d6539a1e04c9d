import { z } from 'zod'
import {
  rankBands,
  schoolDetailWireSchema,
  schoolLevels,
  schoolPageSchema,
  schoolSorts,
  sortOrders,
} from '@/lib/api/schools'
import { schools } from '@/lib/host/content/schools'
import { defineOperation, noQuery } from './operation'
import { choiceField, countryField, paging, wordField } from './query'

export const schoolOperations = [
  defineOperation({
    path: '/v1/schools',
    summary:
      '院校库。band 为累计名次段（top100 含 top50）；q 在中文名、英文名和常用名中查找，不分大小写和全半角；没有排序值的总在最后',
    query: z.object({
      level: choiceField(schoolLevels).default('university'),
      country: countryField,
      city: wordField(60),
      band: choiceField(rankBands).optional(),
      q: wordField(100),
      sort: choiceField(schoolSorts).default('rank'),
      order: choiceField(sortOrders).default('asc'),
      ...paging,
    }),
    data: schoolPageSchema,
    // Parsing leaves out what only the detail call shows.
    answer: ({ page, limit, ...filter }) => schoolPageSchema.parse(schools().search(filter, { page, limit })),
  }),
  defineOperation({
    path: '/v1/schools/{id}',
    summary: '一所大学或中学的全部资料；查不到来源的项为 null',
    query: noQuery,
    data: schoolDetailWireSchema,
    answer: (_, id) => schools().find(id) ?? null,
  }),
]

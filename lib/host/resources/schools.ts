import { z } from 'zod'
import {
  boardingChoices,
  rankBands,
  schoolDetailWireSchema,
  schoolLevels,
  schoolPageSchema,
  schoolSorts,
  sortOrders,
} from '@/lib/api/schools'
import { schools } from '@/lib/host/content/schools'
import { defineOperation, noQuery } from './operation'
import { choiceField, countryField, idField, paging, wordField } from './query'

const letterField = z
  .string()
  .regex(/^[a-zA-Z]$/, '首字母要写成一个英文字母')
  .toUpperCase()
  .optional()

export const schoolOperations = [
  defineOperation({
    path: '/v1/schools',
    summary:
      '院校库。band 为累计名次段（top100 含 top50）；q 在中文名、英文名和常用名中查找，不分大小写、全半角和繁简；letter 为英文名首字母（不计开头的 The）；boarding 只用于中学；near 为一所学校的编号，列出同类同国中名次（没有名次时为所在地）与它相近的学校；没有排序值的总在最后',
    query: z.object({
      level: choiceField(schoolLevels).default('university'),
      country: countryField,
      city: wordField(60),
      band: choiceField(rankBands).optional(),
      letter: letterField,
      boarding: choiceField(boardingChoices).optional(),
      near: idField.optional(),
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

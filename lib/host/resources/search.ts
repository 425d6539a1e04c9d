import { z } from 'zod'
import { keywordLimit, normalizeKeyword, searchPageSchema, searchTypes } from '@/lib/api/search'
import { siteSearch } from '@/lib/host/search/site-search'
import { defineOperation } from './operation'
import { choiceField, paging } from './query'

export const searchOperations = [
  defineOperation({
    path: '/v1/search',
    summary:
      '站内搜索：中文、英文、简称、繁体、全拼、拼音首字母都可以。facets 是各类的条数，不受 type 影响；摘要是纯文本，hits 为命中的起止位置；没有完全符合的结果时 nearest 给出相近的名称',
    query: z.object({
      Keyword: z
        .string()
        .overwrite(normalizeKeyword)
        .max(keywordLimit, `请勿超过 ${keywordLimit} 个字`)
        .default(''),
      type: choiceField(searchTypes).optional(),
      ...paging,
    }),
    data: searchPageSchema,
    answer: async ({ Keyword: keyword, ...request }) => (await siteSearch()).search({ keyword, ...request }),
  }),
]

import { linkListSchema } from '@/lib/api/links'
import { links } from '@/lib/host/content/links'
import { defineOperation, noQuery } from './operation'

export const linkOperations = [
  defineOperation({
    path: '/v1/link',
    summary: '友情链接：留学相关的官方网站',
    query: noQuery,
    data: linkListSchema,
    answer: () => links,
  }),
]

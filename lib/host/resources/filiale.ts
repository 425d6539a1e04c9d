import { branchDetailWireSchema, branchListSchema } from '@/lib/api/branches'
import { branches } from '@/lib/host/content/branches'
import { defineOperation, noQuery } from './operation'

export const filialeOperations = [
  defineOperation({
    path: '/v1/filiale',
    summary: '分公司列表：名称与页面地址',
    query: noQuery,
    data: branchListSchema,
    answer: () =>
      branches.map(({ code, city, name, linkurl, overseas }) => ({ code, city, name, linkurl, overseas })),
  }),
  defineOperation({
    path: '/v1/filiale/{id}',
    summary:
      '一家分公司；id 是分公司代码，例如 bj。公司未填写的地址和交通为 null；open_days 是已定的开放日；guide 是所在城市的高校、考试、签证与时间，没有写过的为 null',
    query: noQuery,
    data: branchDetailWireSchema,
    answer: (_, id) => branches.find((branch) => branch.code === id) ?? null,
  }),
]

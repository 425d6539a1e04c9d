import { z } from 'zod'
import { pickListSchema, pickTypeDetailWireSchema, pickTypeListSchema } from '@/lib/api/selected'
import { pickTypes } from '@/lib/host/content/selected'
import { defineOperation, noQuery } from './operation'
import { idField } from './query'

const picksOf = (id: string) => pickTypes.find((type) => type.id === id)

export const selectedOperations = [
  defineOperation({
    path: '/v1/selected',
    summary: '编辑精选，按 type 取；没有这个 type 时为空表',
    query: z.object({ type: idField.default('services') }),
    data: pickListSchema,
    answer: ({ type }) => picksOf(type)?.list ?? [],
  }),
  defineOperation({
    path: '/v1/selected-type',
    summary: '编辑精选的类别',
    query: noQuery,
    data: pickTypeListSchema,
    answer: () => pickTypes.map(({ id, name, text }) => ({ id, name, text })),
  }),
  defineOperation({
    path: '/v1/selected-type/{id}',
    summary: '一个类别和它的精选',
    query: noQuery,
    data: pickTypeDetailWireSchema,
    answer: (_, id) => picksOf(id) ?? null,
  }),
]

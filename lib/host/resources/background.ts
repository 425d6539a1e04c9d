import { z } from 'zod'
import {
  backgroundDetailWireSchema,
  backgroundPageSchema,
  backgroundWireSchema,
} from '@/lib/api/background-programmes'
import { backgroundProgrammes } from '@/lib/host/content/background/background'
import { backgroundCategories } from '@/lib/host/content/background/categories'
import { backgroundCategoryIds } from '@/lib/site'
import { defineOperation, noQuery } from './operation'
import { paginate, paging } from './query'

const knownIds: ReadonlySet<number> = new Set(backgroundCategoryIds)
const problem = `类别要写成编号，用逗号隔开，只能是 ${backgroundCategoryIds.join('、')}`

/** The header links to every category at once, so `b` is a list (specification §9). */
const categoriesSchema = z
  .string()
  .max(60, problem)
  .regex(/^\d{1,2}(,\d{1,2})*$/, problem)
  .transform((value) => value.split(',').map(Number))
  .refine((ids) => ids.every((id) => knownIds.has(id)), problem)
  .optional()

export const backgroundOperations = [
  defineOperation({
    path: '/v1/bjts',
    summary:
      '背景提升项目；b 为类别编号，可用逗号写多个，不写为全部。categories 是各类别的项目数，不受 b 影响',
    query: z.object({ b: categoriesSchema, ...paging }),
    data: backgroundPageSchema,
    answer: ({ b, ...paging }) => {
      const page = paginate(
        backgroundProgrammes.filter(({ category }) => b === undefined || b.includes(category)),
        paging,
      )
      return {
        ...page,
        list: page.list.map((programme) => backgroundWireSchema.parse(programme)),
        categories: backgroundCategories.map(({ id, name }) => ({
          id,
          name,
          count: backgroundProgrammes.filter(({ category }) => category === id).length,
        })),
      }
    },
  }),
  defineOperation({
    path: '/v1/bjts/{id}',
    summary: '一个背景提升项目：逐周内容、适合谁、可以如实写进申请的成果、不做什么、参加条件',
    query: noQuery,
    data: backgroundDetailWireSchema,
    answer: (_, id) => backgroundProgrammes.find((programme) => programme.id === id) ?? null,
  }),
]

import { z } from 'zod'
import { backgroundCategoryIds } from '@/lib/site'
import { pageOf } from './envelope'
import { idSchema, paging, prose, proseList } from './fields'
import { contentOperation } from './operation'

export const backgroundWireSchema = z.object({
  id: idSchema,
  /** One of the category ids of specification §9. */
  category: z.int().min(1),
  category_name: prose,
  title: prose,
  summary: prose,
  audience: prose,
  duration: prose,
  place: prose,
})

export const backgroundPageSchema = pageOf(backgroundWireSchema).extend({
  categories: z.array(z.object({ id: z.int().min(1), name: prose, count: z.int().min(0) })),
})

/** `output` is what an application may truthfully contain, `how_to_state` how to word it, `not_done` what is never done. */
export const backgroundDetailWireSchema = backgroundWireSchema.extend({
  weeks: z.array(z.object({ when: prose, text: prose })).min(1),
  suits: proseList,
  output: proseList,
  how_to_state: prose,
  not_done: proseList,
  conditions: proseList,
})

const knownIds: ReadonlySet<number> = new Set(backgroundCategoryIds)
const problem = `类别要写成编号，用逗号隔开，只能是 ${backgroundCategoryIds.join('、')}`

/** The header links to several categories at once, so `b` is a list (specification §9). */
const categoriesSchema = z
  .string()
  .max(60, problem)
  .regex(/^\d{1,2}(,\d{1,2})*$/, problem)
  .transform((value) => value.split(',').map(Number))
  .refine((ids) => ids.every((id) => knownIds.has(id)), problem)
  .optional()

export const backgroundOperations = {
  list: contentOperation({
    path: '/v1/bjts',
    summary:
      '背景提升项目；b 为类别编号，可用逗号写多个，不写为全部。categories 是各类别的项目数，不受 b 影响',
    query: z.object({ b: categoriesSchema, ...paging }),
    data: backgroundPageSchema,
  }),
  record: contentOperation({
    path: '/v1/bjts/{id}',
    summary: '一个背景提升项目：逐周内容、适合谁、可以如实写进申请的成果、不做什么、参加条件',
    data: backgroundDetailWireSchema,
  }),
}

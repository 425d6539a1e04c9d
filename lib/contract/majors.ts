import { z } from 'zod'
import { pageOf } from './envelope'
import {
  choiceField,
  countryCodeSchema,
  idField,
  idSchema,
  paging,
  prose,
  proseList,
  wordField,
} from './fields'
import { contentOperation } from './operation'

export const majorProfileSchema = z.object({
  studies: prose,
  /** What a week looks like and how students are graded. */
  workload: prose,
  courses: proseList,
  suits: prose,
  not_suits: prose,
  requirements: z.array(z.object({ country: countryCodeSchema, text: prose })).min(1),
  prerequisites: prose,
  careers: prose,
  employers: prose,
  questions: proseList,
  related: z.array(z.object({ id: idSchema, name_zh: prose })),
})

/** `hot` is the editors' choice, not a statistic. */
export const majorWireSchema = z.object({
  id: idSchema,
  name_zh: prose,
  name_en: prose,
  category: idSchema,
  category_zh: prose,
  /** First letter of the name in pinyin. */
  word: z.string().regex(/^[A-Z]$/),
  hot: z.boolean(),
  has_profile: z.boolean(),
  /** Only in an answer to `id`, and only when the major has a profile. */
  profile: majorProfileSchema.optional(),
})

export const majorIndexSchema = z.object({
  total: z.int().min(0),
  words: z.array(z.object({ word: z.string().regex(/^[A-Z]$/), count: z.int().min(1) })),
  categories: z.array(
    z.object({
      id: idSchema,
      name_zh: prose,
      name_en: prose,
      count: z.int().min(1),
      /** How such majors are usually taught and graded, and what to compare between schools. */
      guide: z.object({ taught: prose, compare: proseList }),
    }),
  ),
})

const wordSchema = z
  .string()
  .regex(/^[a-z]$/i, '索引要写成一个字母，例如 J')
  .transform((word) => word.toUpperCase())
  .optional()

export const majorOperations = {
  list: contentOperation({
    path: '/v1/liuxuezhuanye',
    summary:
      '专业库：有详细介绍的在前，再按拼音。q 在中英文名、简称、全拼和首字母中查找，名称就是 q 的在前；hot=1 只列编辑选出的热门专业；id 只取一个专业并附详细介绍（尚无介绍的没有 profile），没有这个专业时 code 1404',
    query: z.object({
      id: idField.optional(),
      category: z.string().optional(),
      word: wordSchema,
      q: wordField(100),
      hot: choiceField(['1']).optional(),
      ...paging,
    }),
    data: pageOf(majorWireSchema),
  }),
  index: contentOperation({
    path: '/v1/liuxuezhuanyeword',
    summary: '专业库的索引：拼音首字母和门类，各附专业数；门类另有 guide：通常怎样教、比较学校时看什么',
    data: majorIndexSchema,
  }),
}

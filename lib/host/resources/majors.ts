import { z } from 'zod'
import { majorIndexSchema, majorPageSchema } from '@/lib/api/majors'
import { foldText } from '@/lib/host/content/majors/fold'
import { majorCategories, majors, profileOf, searchKeyOf } from '@/lib/host/content/majors/majors'
import { defineOperation, noQuery } from './operation'
import { choiceField, idField, paginate, paging, wordField } from './query'

const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const wordCounts = countBy(majors.map((major) => major.word))
const categoryCounts = countBy(majors.map((major) => major.category))

const wordSchema = z
  .string()
  .regex(/^[a-z]$/i, '索引要写成一个字母，例如 J')
  .transform((word) => word.toUpperCase())
  .optional()

const categorySchema = z
  .string()
  .refine((id) => categoryCounts.has(id), '没有这个门类，可用的门类见 /v1/liuxuezhuanyeword')
  .optional()

export const majorOperations = [
  defineOperation({
    path: '/v1/liuxuezhuanye',
    summary:
      '专业库：有详细介绍的在前，再按拼音。q 在中英文名、全拼和拼音首字母中查找；hot=1 只列编辑选出的热门专业；id 只取一个专业并附详细介绍（尚无介绍的没有 profile），没有这个专业时 code 1404',
    query: z.object({
      id: idField.optional(),
      category: categorySchema,
      word: wordSchema,
      q: wordField(100),
      hot: choiceField(['1']).optional(),
      ...paging,
    }),
    data: majorPageSchema,
    answer: ({ id, category, word, q, hot, ...paging }) => {
      if (id !== undefined) {
        const major = majors.find((candidate) => candidate.id === id)
        return major ? paginate([{ ...major, profile: profileOf(id) }], { ...paging, page: 1 }) : null
      }
      const wanted = q === undefined ? '' : foldText(q)
      return paginate(
        majors.filter(
          (major) =>
            (category === undefined || major.category === category) &&
            (word === undefined || major.word === word) &&
            (hot === undefined || major.hot) &&
            searchKeyOf(major.id).includes(wanted),
        ),
        paging,
      )
    },
  }),
  defineOperation({
    path: '/v1/liuxuezhuanyeword',
    summary: '专业库的索引：拼音首字母和门类，各附专业数；门类另有 guide：通常怎样教、比较学校时看什么',
    query: noQuery,
    data: majorIndexSchema,
    answer: () => ({
      total: majors.length,
      words: [...wordCounts]
        .map(([word, count]) => ({ word, count }))
        .toSorted((a, b) => a.word.localeCompare(b.word)),
      categories: majorCategories.map((category) => ({
        ...category,
        count: categoryCounts.get(category.id) ?? 0,
      })),
    }),
  }),
]

import { derivedFrom } from '@/lib/collections/derived'
import { mergedMajors } from '@/lib/collections/kinds/major'
import { majorOperations } from '@/lib/contract/majors'
import { listMajors, majorCategories, profileOf } from '@/lib/host/content/majors'
import { answering, QueryError } from './answering'
import { countBy, paginate } from './lists'
import { searchMajors } from './major-search'

const counts = derivedFrom(
  () => [listMajors()],
  (majors) => ({
    words: countBy(majors, ({ word }) => word),
    categories: countBy(majors, ({ category }) => category),
  }),
)

export const majorAnswers = answering(majorOperations, {
  list: ({ id, category, word, q, hot, ...paging }) => {
    if (id !== undefined) {
      const now = mergedMajors.read().merged[id] ?? id
      const major = listMajors().find((candidate) => candidate.id === now)
      return major ? paginate([{ ...major, profile: profileOf(now) }], { ...paging, page: 1 }) : null
    }
    if (category !== undefined && !counts().categories.has(category))
      throw new QueryError('category', '没有这个门类，可用的门类见 /v1/liuxuezhuanyeword')
    const among = listMajors().filter(
      (major) =>
        (category === undefined || major.category === category) &&
        (word === undefined || major.word === word) &&
        (hot === undefined || major.hot),
    )
    return paginate(searchMajors(among, q ?? ''), paging)
  },
  index: () => ({
    total: listMajors().length,
    words: [...counts().words]
      .map(([word, count]) => ({ word, count }))
      .toSorted((a, b) => a.word.localeCompare(b.word)),
    categories: majorCategories().map((category) => ({
      ...category,
      count: counts().categories.get(category.id) ?? 0,
    })),
  }),
})

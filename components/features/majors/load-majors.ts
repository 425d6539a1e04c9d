import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { getMajorIndex, listMajors, type MajorIndex, type MajorSummary } from '@/lib/api/majors'
import { largestPage } from '@/lib/contract/fields'
import { choiceFilter, type Filter, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** Address of all schools that teach a major. */
export const majorSchoolsPath = (id: string): string => `${paths.majorList}/${id}/schools`

/** As many as a request may have, so that each field has most of its majors. */
const perPage = largestPage

/** Number of similar names for an empty list. */
const nearestCount = 8

/** The data of the list of majors for a query. Metadata and page share its requests. */
export async function loadMajors(params: SearchParams) {
  const index = await getMajorIndex()
  const filters = majorFilters(index)
  const list = await loadList({ path: paths.majorList, filters, params, pages })
  const { q } = list.state.values
  return {
    ...list,
    index,
    nearest: list.found.total === 0 && q !== undefined ? await nearestTo(q) : [],
  }
}

export type MajorListData = Awaited<ReturnType<typeof loadMajors>>

const majorFilters = ({ categories, words }: MajorIndex): Filter[] => [
  { kind: 'text', name: 'q', label: '专业名称', placeholder: '中文、英文或拼音', maxLength: 50 },
  choiceFilter('category', '门类', Object.fromEntries(categories.map(({ id, name }) => [id, name]))),
  {
    ...choiceFilter(
      'word',
      '拼音首字母',
      String,
      words.map(({ word }) => word),
    ),
    byLinks: true,
  },
  choiceFilter('hot', '范围', { 1: '编辑选出的热门专业' }),
]

const pages = cachedPages(({ q, category, word, hot }, page) =>
  listMajors({ q, category, word, hot: hot === '1' ? '1' : undefined, page, limit: perPage }),
)

/**
 * Majors whose names share two neighbouring characters (four Latin letters) with the query; those that share more
 * come first.
 */
async function nearestTo(q: string): Promise<MajorSummary[]> {
  const found = await Promise.all(piecesOf(q).map((piece) => listMajors({ q: piece, limit: nearestCount })))
  const hits = new Map<string, { major: MajorSummary; count: number }>()
  for (const major of found.flatMap(({ list }) => list)) {
    hits.set(major.id, { major, count: (hits.get(major.id)?.count ?? 0) + 1 })
  }
  return [...hits.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, nearestCount)
    .map(({ major }) => major)
}

/**
 * Short pieces of a query, of which most are correct when one character is wrong. They are few, so that a long query
 * costs no more.
 */
export function piecesOf(q: string): string[] {
  const characters = [...q.normalize('NFKC').replace(/\s+/g, '')].slice(0, 12)
  const length = /\p{Script=Han}/u.test(q) ? 2 : 4
  return characters
    .slice(0, Math.max(0, characters.length - length + 1))
    .map((_, at) => characters.slice(at, at + length).join(''))
}

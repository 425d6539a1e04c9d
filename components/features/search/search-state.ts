import { keywordLimit, normalizeKeyword, type SearchType, searchTypes } from '@/lib/contract/search'
import { readListState, type SearchParams } from '@/lib/listing'

export const searchPath = '/search'

export type SearchState = {
  /** As the host takes it: bounded, without control characters; empty when nothing was asked. */
  keyword: string
  type: SearchType | undefined
  page: number
  /** What of the address could not be used, in words for the visitor. */
  notes: string[]
}

const typeFilter = {
  kind: 'choice',
  name: 'type',
  label: '类别',
  choices: searchTypes.map((type) => ({ value: type, label: type })),
} as const

/** Reads `Keyword` (or `q`), `type` and `page` from the address; what is too long is cut and said. */
export function readSearchState(params: SearchParams): SearchState {
  const given = [params.Keyword, params.q].flat().find((text) => text !== undefined && text !== '')
  const asked = normalizeKeyword(given ?? '')
  const keyword = normalizeKeyword(asked.slice(0, keywordLimit).toWellFormed())
  const { values, page, notes } = readListState([typeFilter], params)
  return {
    keyword,
    type: searchTypes.find((type) => type === values.type),
    page,
    notes: asked.length > keywordLimit ? [`文字太长，只按前 ${keywordLimit} 个字搜索`, ...notes] : notes,
  }
}

/** The query of a results page, as `listHref` and the pages of a list take it. */
export const searchValues = (keyword: string, type?: SearchType): Record<string, string> => ({
  Keyword: keyword,
  ...(type !== undefined && { type }),
})

/** The words in a heading or a title: at most so many characters, no half of one. */
export function shortened(keyword: string, length: number): string {
  const characters = [...keyword]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : keyword
}

import { keywordLimit, normalizeKeyword, type SearchType, searchTypes } from '@/lib/contract/search'
import { choiceFilter, readListState, type SearchParams } from '@/lib/listing'

export type SearchState = {
  /** In the form that the host accepts: limited in length, without control characters; empty for an empty search. */
  keyword: string
  type: SearchType | undefined
  page: number
  /** Values of the address that were ignored, in words for the visitor. */
  notes: string[]
}

const typeFilter = choiceFilter('type', '类别', String, searchTypes)

/** Reads `Keyword` (or `q`, or `keyword`), `type` and `page` from the address. A text that is too long is shortened and reported. */
export function readSearchState(params: SearchParams): SearchState {
  const given = [params.Keyword, params.q, params.keyword]
    .flat()
    .find((text) => text !== undefined && text !== '')
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

/** The query of a results page, for `listHref` and the page links of a list. */
export const searchValues = (keyword: string, type?: SearchType): Record<string, string> => ({
  Keyword: keyword,
  ...(type !== undefined && { type }),
})

/** The words for a heading or a title: at most this number of characters, never ending within one. */
export function shortened(keyword: string, length: number): string {
  const characters = [...keyword]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : keyword
}

import type { QueryOf } from '@/lib/contract/operation'
import { searchOperations } from '@/lib/contract/search'
import { fetchData } from './fetch'

/**
 * One result. Texts are plain; mark the ranges, never insert them as HTML. `sample` results have the 示例 tag, `closed` ones are programmes
 * that take no applications now.
 */
export type SearchHit = SearchResult['list'][number]

/** `whole`: whether results match all words. If not, `nearest` contains up to five similar names. */
export type SearchResult = Awaited<ReturnType<typeof searchSite>>

/** Results of one type within the whole search; `count` ignores the chosen type. */
export type SearchFacet = SearchResult['facets'][number]

type SearchQuery = Omit<QueryOf<typeof searchOperations.search>, 'Keyword' | 'q'> & { keyword: string }

/**
 * Searches the whole site. An empty keyword gives an empty result.
 * @throws ApiError for a keyword beyond `keywordLimit`
 */
export const searchSite = ({ keyword, ...query }: SearchQuery) =>
  fetchData(searchOperations.search, { Keyword: keyword, ...query })

import type { z } from 'zod'
import type { QueryOf } from '@/lib/contract/call'
import { largestPage } from '@/lib/contract/fields'
import { searchCalls, type searchHitWireSchema } from '@/lib/contract/search'
import { fetchData } from './fetch'

/**
 * One result. Texts are plain; mark the ranges, never insert them as HTML. `sample` results carry the 示例 tag, `closed` ones are
 * programmes that take no applications now.
 */
export type SearchHit = ReturnType<typeof toHit>

/**
 * `whole`: whether results have all of the words. Where they have not, `nearest` holds up to five names close to the words, if
 * there are any.
 */
export type SearchResult = Awaited<ReturnType<typeof searchSite>>

/** Results of one type within the whole search; `count` ignores the chosen type. */
export type SearchFacet = SearchResult['facets'][number]

export type SearchQuery = Omit<QueryOf<typeof searchCalls.search>, 'Keyword'> & { keyword: string }

/** Searches the whole site. An empty keyword gives an empty result. @throws ApiError for a keyword beyond `keywordLimit` */
export const searchSite = async ({ keyword, ...query }: SearchQuery) => {
  const { list, ...rest } = await fetchData(searchCalls.search, { Keyword: keyword, ...query })
  return { ...rest, list: list.map(toHit) }
}

/** The results of one type: the first few, and how many there are. */
export type SearchGroup = SearchFacet & { hits: SearchHit[] }

/** `best`: what fits best of all types; they stand in no group again. */
export type GroupedSearch = Pick<SearchResult, 'total' | 'facets' | 'whole' | 'nearest'> & {
  best: SearchHit[]
  groups: SearchGroup[]
}

/** How many results lead, whatever their type. */
const leading = 3

/** Results of which the order of the groups is read: enough for the types that fit best to show themselves. */
const orderedBy = largestPage

/**
 * Searches the whole site: the results that fit best, then a few of each type that has more; the type of the best result comes
 * first.
 * @param perGroup results of each type
 * @throws ApiError for a keyword beyond `keywordLimit`
 */
export async function searchByType(keyword: string, perGroup: number): Promise<GroupedSearch> {
  const { list, total, facets, whole, nearest } = await searchSite({ keyword, limit: orderedBy })
  const places = new Map(list.map(({ type }, place) => [type, place] as const).toReversed())
  const found = facets
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (places.get(a.type) ?? orderedBy) - (places.get(b.type) ?? orderedBy))
  const best = list.slice(0, leading)
  const isLeading = ({ href }: SearchHit) => best.some((hit) => hit.href === href)
  const groups = await Promise.all(
    found.map(async (facet) => {
      const others = facet.count - best.filter(({ type }) => type === facet.type).length
      const wanted = Math.min(others, perGroup)
      const ofType = list.filter((hit) => hit.type === facet.type && !isLeading(hit))
      const known = ofType.length >= wanted
      const hits = known
        ? ofType
        : (await searchSite({ keyword, type: facet.type, limit: perGroup + leading })).list.filter(
            (hit) => !isLeading(hit),
          )
      return { ...facet, hits: hits.slice(0, wanted) }
    }),
  )
  return { total, facets, whole, nearest, best, groups: groups.filter(({ hits }) => hits.length > 0) }
}

function toHit({ title_hits, ...hit }: z.output<typeof searchHitWireSchema>) {
  return { ...hit, titleHits: title_hits }
}

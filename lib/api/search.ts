import { z } from 'zod'
import { get } from './client'
import { pageOf } from './envelope'
import { linkSchema } from './wire'

/** What a search finds, in the order of the facets. */
export const searchTypes = [
  'school',
  'hischool',
  'major',
  'product',
  'course',
  'background',
  'page',
  'news',
  'country-news',
  'case',
  'person',
] as const

export type SearchType = (typeof searchTypes)[number]

/** Start and end of a match, in UTF-16 units as `String.slice` takes them. */
const rangeSchema = z.tuple([z.int().min(0), z.int().min(0)])

export const searchHitWireSchema = z.object({
  type: z.enum(searchTypes),
  title: z.string().min(1),
  title_hits: z.array(rangeSchema),
  excerpt: z.object({ text: z.string(), hits: z.array(rangeSchema) }),
  href: linkSchema,
  sample: z.boolean(),
})

const facetSchema = z.object({
  type: z.enum(searchTypes),
  label: z.string().min(1),
  count: z.int().min(0),
})

const nearestSchema = z.object({ type: z.enum(searchTypes), title: z.string().min(1), href: linkSchema })

export const searchPageSchema = pageOf(searchHitWireSchema).extend({
  facets: z.array(facetSchema),
  nearest: z.array(nearestSchema),
})

export type HitRange = [start: number, end: number]

/** One result. Texts are plain; mark the ranges, never insert them as HTML. `sample` results carry the 示例 tag. */
export type SearchHit = {
  type: SearchType
  title: string
  titleHits: HitRange[]
  excerpt: { text: string; hits: HitRange[] }
  href: string
  sample: boolean
}

/** Results of one type within the whole search; `count` ignores the chosen type. */
export type SearchFacet = { type: SearchType; label: string; count: number }

/** `nearest` holds up to five names close to the words when no result has all of them, and is empty otherwise. */
export type SearchResult = {
  list: SearchHit[]
  total: number
  page: number
  limit: number
  facets: SearchFacet[]
  nearest: { type: SearchType; title: string; href: string }[]
}

export type SearchQuery = { keyword: string; type?: SearchType; page?: number; limit?: number }

/** Longest search text in characters, after NFKC and trimming. */
export const keywordLimit = 100

/**
 * A search text as the host takes it: NFKC, without control and format characters, spaces folded to one. The page uses it to
 * show what was really searched for.
 */
export function normalizeKeyword(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Searches the whole site. An empty keyword gives an empty result. @throws ApiError for a keyword beyond `keywordLimit` */
export const searchSite = async ({ keyword, ...query }: SearchQuery): Promise<SearchResult> => {
  const { list, ...rest } = await get('/v1/search', searchPageSchema, { Keyword: keyword, ...query })
  return { ...rest, list: list.map(toHit) }
}

/** The results of one type: the first few, and how many there are. */
export type SearchGroup = SearchFacet & { hits: SearchHit[] }

export type GroupedSearch = Pick<SearchResult, 'total' | 'facets' | 'nearest'> & { groups: SearchGroup[] }

/** Results of which the order of the groups is read: enough for the types that fit best to show themselves. */
const orderedBy = 60

/**
 * Searches the whole site and gives a few results of each type that has any; the type of the best result comes first.
 * @param perGroup results of each type
 * @throws ApiError for a keyword beyond `keywordLimit`
 */
export async function searchByType(keyword: string, perGroup: number): Promise<GroupedSearch> {
  const { list, total, facets, nearest } = await searchSite({ keyword, limit: orderedBy })
  const places = new Map(list.map(({ type }, place) => [type, place] as const).toReversed())
  const found = facets
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (places.get(a.type) ?? orderedBy) - (places.get(b.type) ?? orderedBy))
  const groups = await Promise.all(
    found.map(async (facet) => {
      const wanted = Math.min(facet.count, perGroup)
      const hits = list.filter(({ type }) => type === facet.type).slice(0, wanted)
      if (hits.length === wanted) return { ...facet, hits }
      return { ...facet, hits: (await searchSite({ keyword, type: facet.type, limit: perGroup })).list }
    }),
  )
  return { total, facets, nearest, groups }
}

function toHit({ title_hits, ...hit }: z.output<typeof searchHitWireSchema>): SearchHit {
  return { ...hit, titleHits: title_hits }
}

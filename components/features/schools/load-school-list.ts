import { cache } from 'react'
import { cachedPages, type Relaxation, relaxFilters } from '@/components/blocks/listing/load-list'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listCacheTime } from '@/lib/api/fetch'
import { getSchoolFacets, listSchools, type SchoolFacets } from '@/lib/api/schools'
import { searchSite } from '@/lib/api/search'
import { type SchoolLevel, schoolOperations } from '@/lib/contract/schools'
import { keywordLimit, normalizeKeyword } from '@/lib/contract/search'
import { memoizeFor } from '@/lib/core/memoize-for'
import { type ListState, listHref, readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { countryNamed } from '@/lib/schools/country-words'
import { finderFilters, finderNames } from '@/lib/schools/finder'
import { cityInEnglish } from '@/lib/schools/places'
import { priceBinsOf } from '@/lib/schools/price-bins'
import { withOrder } from './order-of'
import { countriesOf, filtersOf } from './school-filters'

const perPage = 20

/** Number of similar names for an empty list. */
const nearestCount = 6

export const listPath: Record<SchoolLevel, string> = {
  university: paths.schools,
  hischool: paths.highSchools,
}

/** Filters that only change the order, so they are not the reason for an empty list. */
const orderFilters = new Set(['sort', 'order'])

/** The data of the list of one kind of school for a query. Metadata and page share its requests. */
export async function loadSchoolList(level: SchoolLevel, params: SearchParams) {
  const nameOf = countryNames(await orEmpty(listCountries()))
  const state = withCountry(readListState(filtersOf(level, nameOf, null), withOrder(params)), level, nameOf)
  const path = listPath[level]
  const isUniversity = level === 'university'
  const asked = { ...state.values, level }
  const { country, study } = state.values
  const [schools, totals, facets, ofCountry] = await Promise.all([
    pages(asked, state.page),
    loadTotals(),
    isUniversity ? facetsOf(asked) : null,
    isUniversity && country ? facetsOf({ level, country, ...(study && { study }) }) : null,
  ])
  const absent = absentFrom(ofCountry)
  const filters = filtersOf(level, nameOf, facets).filter(
    ({ name }) => !absent.has(name) || state.values[name] !== undefined,
  )
  const isEmpty = schools.total === 0
  const own = lackingOf(state.values, facets)
  // A school without two of the values is in no count of those that fail one filter.
  const lacking = isEmpty && !own.length ? lackingOf(state.values, ofCountry) : own
  const relaxations: Relaxation[] = isEmpty
    ? await relaxFilters(
        path,
        // Another country is no suggestion when the requirements of this country's schools are unknown.
        filters.filter(({ name }) => !orderFilters.has(name) && !(name === 'country' && lacking.length > 0)),
        state,
        (values) => countOf({ ...values, level }),
      )
    : []
  const priced = await groupsByPrice(asked, path, schools.total)
  return {
    level,
    path,
    filters,
    state,
    schools,
    totals,
    nameOf,
    absent,
    relaxations,
    lacking,
    priced,
    whose: state.values.subject ? '这个学科的' : '',
    prices: pricesOf(facets, priced),
    leftOut: isUniversity ? await leftOutOf(asked, schools.total) : 0,
    nearest: isEmpty && state.values.q !== undefined ? await nearestTo(level, state.values.q) : [],
  }
}

/**
 * 英国 typed as the name of a school means the country: its list is shown, not the few schools with this word in their
 * names.
 */
function withCountry(state: ListState, level: SchoolLevel, nameOf: (code: string) => string) {
  const { q = '', ...others } = state.values
  const country = countryNamed(q)
  const isKnown = countriesOf(level).some((code) => code === country)
  if (!country || !isKnown || (others.country ?? country) !== country) return state
  const note = `“${q}”是国家或地区，这里按${nameOf(country)}列出学校，不按校名里的字找`
  return { ...state, values: { country, ...others }, notes: [...state.notes, note] }
}

export type SchoolListData = Awaited<ReturnType<typeof loadSchoolList>>

/** The prices of all schools that fit the other conditions, from the numbers beside the choices of the filter. */
function pricesOf(facets: SchoolFacets | null, priced: Awaited<ReturnType<typeof groupsByPrice>>) {
  const cost = facets?.facets.find(({ name }) => name === 'cost')
  if (!facets || !cost) return null
  const all = !priced ? facets.total : priced.matching + priced.others + priced.unknown
  return priceBinsOf(cost.counts, all - cost.lacking)
}

/** Number of schools without a price that are named in the fold. */
const namedUnknown = 12

/** The groups of a price filter: schools that fit, schools that do not, and schools without a known price. */
async function groupsByPrice({ cost, ...others }: Asked, path: string, matching: number) {
  if (!cost || cost === 'unknown') return null
  const [all, unknown] = await Promise.all([countOf(others), pages({ ...others, cost: 'unknown' }, 1)])
  const { level: _, ...values } = others
  return {
    matching,
    others: all - matching - unknown.total,
    unknown: unknown.total,
    names: unknown.list.slice(0, namedUnknown),
    href: listHref(path, { ...values, cost: 'unknown' }),
  }
}

/** The number of two-year colleges and online universities that the list leaves out. */
const leftOutOf = async (asked: Asked, shown: number) =>
  kindOf(asked) === 'degree' ? (await countOf({ ...asked, kind: 'all' })) - shown : 0

/** A two-year or online degree does not count as a cheap degree; a switch lists such schools, and a name finds them. */
const kindOf = ({ kind, q, level }: Record<string, string | undefined>) =>
  kind ?? (q || level === 'hischool' ? 'all' : 'degree')

/** The number of schools, and of universities with a published rank. */
export const loadTotals = cache(
  memoizeFor(listCacheTime, async () => {
    const [universities, unranked, highSchools] = await Promise.all([
      listSchools({ level: 'university', limit: 1 }),
      listSchools({ level: 'university', band: 'unranked', limit: 1 }),
      listSchools({ level: 'hischool', limit: 1 }),
    ])
    return {
      university: universities.total,
      hischool: highSchools.total,
      ranked: universities.total - unranked.total,
    }
  }),
)

/**
 * Filters for which no school of the chosen country has a value, such as the admission rate outside of the United
 * States. They are not offered, because they could find nothing; an address with one of them is still answered.
 */
const absentFrom = (ofCountry: SchoolFacets | null): ReadonlySet<string> =>
  new Set(
    (ofCountry?.facets ?? [])
      .filter(
        ({ lacking, counts }) => lacking === ofCountry?.total && counts.every(({ count }) => count === 0),
      )
      .map(({ name }) => name),
  )

/** For each finder filter that is set: the number of schools left out because their value is not published. */
function lackingOf(values: Record<string, string>, facets: SchoolFacets | null) {
  return finderNames
    .filter((name) => values[name] !== undefined && values[name] !== 'unknown')
    .flatMap((name) => {
      const count = facets?.facets.find((facet) => facet.name === name)?.lacking ?? 0
      return count === 0 ? [] : [{ label: finderFilters[name].label, count }]
    })
}

/** The filters with a value, and the kind of school. */
type Asked = Record<string, string> & { level: SchoolLevel }

const pages = cachedPages((asked, page) => listSchools({ ...queryOf(asked), page, limit: perPage }))

const countOf = async (asked: Record<string, string>) => (await pages(asked, 1)).total

const facetPages = cachedPages((asked) => orNull(getSchoolFacets(queryOf(asked))))

const facetsOf = (asked: Record<string, string>) => facetPages(asked, 1)

/** The choices of the filters are those of the operation, but for the kind and the Chinese names of cities. */
const queryOf = (asked: Record<string, string>) => {
  const { city, ...others } = asked
  return schoolOperations.list.query.parse({
    ...others,
    city: city && cityInEnglish(city),
    kind: kindOf(asked) === 'degree' ? 'degree' : undefined,
  })
}

type NearName = { name: string; href: string }

/**
 * Names similar to one that was not found: results of the site search (pinyin, typing errors), or otherwise the
 * schools whose names contain its first two characters.
 */
const nearestTo = cache(async (level: SchoolLevel, q: string): Promise<NearName[]> => {
  const type = level === 'university' ? 'school' : 'hischool'
  const keyword = normalizeKeyword(q).slice(0, keywordLimit)
  const found = await orEmpty(
    searchSite({ keyword, type, limit: nearestCount }).then(({ list, nearest }) =>
      [...list, ...nearest.filter((near) => near.type === type)].map(({ title, href }) => ({
        name: title,
        href,
      })),
    ),
  )
  if (found.length) return distinct(found)
  const start = [...keyword].slice(0, 2).join('')
  if (!start) return []
  const { list } = await listSchools({ level, q: start, limit: nearestCount })
  return distinct(list)
})

const distinct = (names: readonly NearName[]) =>
  [...new Map(names.map((name) => [name.href, name])).values()].slice(0, nearestCount)

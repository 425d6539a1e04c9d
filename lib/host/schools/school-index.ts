import type { PageOf } from '@/lib/contract/envelope'
import type { BoardingChoice, RankBand, SchoolLevel, SchoolSort, SortOrder } from '@/lib/contract/schools'
import { type FinderName, finderNames, type StudyLevel } from '@/lib/schools/finder'
import { fold } from './build/fold'
import { countFacets, dimensionsOf, type Facet, wordsDimension } from './facets'
import { createNameReader, type NameReading } from './name-reader'
import { eitherOf, equalTo, inBand, narrow, oneOf, type Predicate } from './predicates'
import type { SchoolEntry } from './school-entry'
import { neighboursIn, ordersOf } from './sort-orders'

export type SchoolFilter = {
  level: SchoolLevel
  country?: string | undefined
  city?: string | undefined
  band?: RankBand | undefined
  /** Upper case, `A` to `Z`. */
  letter?: string | undefined
  boarding?: BoardingChoice | undefined
  /** `degree`: without those that mostly give two-year degrees or teach online. */
  kind?: 'degree' | undefined
  /** Id of the school whose neighbours are wanted; `sort` and `order` then have no say. */
  near?: string | undefined
  q?: string | undefined
  /** The schools that may be found at all. */
  among?: ReadonlySet<string> | undefined
  /** What `subject` and `cost` are meant for. */
  study?: StudyLevel | undefined
  sort: SchoolSort
  order: SortOrder
} & { [name in FinderName]?: string | undefined }

export type SchoolIndex<T extends SchoolEntry = SchoolEntry> = {
  /**
   * One page of the matching schools in the order asked for; `total` counts all of them, `exact` those whose whole name `q` is.
   * These come first in the usual order.
   */
  search: (filter: SchoolFilter, paging: { page: number; limit: number }) => PageOf<T> & { exact: number }
  facets: (filter: SchoolFilter) => { total: number; facets: Facet[] }
  find: (id: string) => T | undefined
}

/** The letter a school stands under in an index: of the English name, without accents and a leading article. */
export function initialOf(nameEn: string): string {
  const [letter = ''] = fold(nameEn)
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '')
  return letter.toUpperCase()
}

/**
 * Everything a search compares is made here, once, as columns of numbers and one long text, so that a search over 100,000
 * schools touches no school that does not match.
 */
export function createSchoolIndex<T extends SchoolEntry>(rows: readonly T[]): SchoolIndex<T> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const level = equalTo(rows.map((row) => row.level))
  const countries = rows.map((row) => row.country)
  const country = equalTo(countries)
  const ofCountry = wordsDimension(countries)
  const city = eitherOf(
    equalTo(rows.map((row) => fold(row.city ?? ''))),
    equalTo(rows.map((row) => row.cityZh ?? '')),
  )
  const band = inBand(rows)
  const boards = equalTo(rows.map((row) => row.boarding ?? ''))
  const boarding = eitherOf(boards, () => boards('both'))
  const kind = equalTo(rows.map((row) => row.kind ?? 'degree'))
  const initial = equalTo(rows.map((row) => initialOf(row.nameEn)))
  const read = createNameReader(rows)
  const dimensions = {
    bachelor: dimensionsOf(rows, 'bachelor'),
    master: dimensionsOf(rows, 'master'),
  }
  const orders = ordersOf(rows)
  const neighbours = neighboursIn(rows, orders.rank.asc)

  const nameOf = ({ q, level: kind }: SchoolFilter) => (q === undefined ? null : read(q, level(kind)))

  /** The tests of a filter by name; those of dimensions count towards facets. */
  const testsOf = (filter: SchoolFilter, name: NameReading | null): [string, Predicate][] => {
    const finder = dimensions[filter.study ?? 'bachelor']
    const tests: [string, Predicate | null][] = [
      ['level', level(filter.level)],
      ['country', filter.country === undefined ? null : country(filter.country)],
      ['city', filter.city === undefined ? null : city(fold(filter.city))],
      ['band', filter.band === undefined ? null : band(filter.band)],
      ['letter', filter.letter === undefined ? null : initial(filter.letter)],
      ['kind', filter.kind === undefined ? null : kind(filter.kind)],
      ['boarding', filter.boarding === undefined ? null : boarding(filter.boarding)],
      ['q', name === null ? null : name.test],
      ['among', filter.among === undefined ? null : oneOf(rows, filter.among)],
      ...finderNames.map((name): [string, Predicate | null] => {
        const value = filter[name]
        return [name, value === undefined ? null : finder[name].test(value)]
      }),
    ]
    return tests.flatMap(([name, test]) => (test === null ? [] : [[name, test]]))
  }

  return {
    find: (id) => byId.get(id),
    search: (filter, { page, limit }) => {
      const order =
        filter.near === undefined
          ? orders[orderName(filter)][filter.order]
          : neighbours(byId.get(filter.near))
      const name = nameOf(filter)
      const places = testsOf(filter, name).reduce((left, [, test]) => narrow(left, test), order)
      const isNamed: Predicate = name?.isNamed ?? (() => false)
      const exact = narrow(places, isNamed)
      const isUsual = filter.near === undefined && filter.sort === 'rank' && filter.order === 'asc'
      const ordered = isUsual ? [...exact, ...narrow(places, (place) => !isNamed(place))] : places
      const list = Array.from(ordered.slice((page - 1) * limit, page * limit))
      return {
        list: list.flatMap((place) => rows[place] ?? []),
        total: places.length,
        exact: exact.length,
        page,
        limit,
      }
    },
    facets: (filter) => {
      const finder = dimensions[filter.study ?? 'bachelor']
      return countFacets(rows.length, testsOf(filter, nameOf(filter)), [
        { name: 'country', ...ofCountry },
        ...finderNames.map((name) => ({ name, ...finder[name] })),
      ])
    },
  }
}

/** Sorting by tuition means that of the level asked for. */
const orderName = ({ sort, study }: SchoolFilter) =>
  sort === 'cost' ? (`cost-${study ?? 'bachelor'}` as const) : sort

import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { RankBand, schoolOperations } from '@/lib/contract/schools'
import {
  type FinderFilter,
  type FinderName,
  finderFilters,
  finderNames,
  manyNames,
} from '@/lib/schools/finder'
import { foldName } from './fold-name'

/** The query that the contract accepts. */
export type SchoolQuery = z.output<(typeof schoolOperations.facets)['query']>

/** The schools that a typed text names, by id: those that people usually mean by it, and others with the same name. */
export type NamedSchools = { usual: readonly string[]; others: readonly string[] }

export type SchoolFilter = SchoolQuery & {
  /** What `q` names, as the search reads it. */
  named?: NamedSchools | undefined
  /** Restricts the search to these schools. */
  among?: ReadonlySet<string> | undefined
}

type Test = RawBuilder<boolean>

/** The column of a filter or an order; subjects and tuition have one for each level of study. */
export const columnOf = (name: string, { study }: SchoolQuery) =>
  sql.ref<number | string | null>(
    name === 'subject' || name === 'cost' ? `${name}_${study ?? 'bachelor'}` : name,
  )

/** The tests of a filter by name; `q`, `near` and the order are handled elsewhere. A school without a value fails the test. */
export function testsOf(filter: SchoolFilter): Map<string, Test> {
  const { level, country, city, band, letter, kind, boarding, among } = filter
  const given: [string, Test | null][] = [
    ['level', sql`level = ${level}`],
    ['country', when(country, (code) => sql`country = ${code}`)],
    ['city', when(city, (name) => sql`${foldName(name)} in (city, city_zh, lower(state))`)],
    ['band', when(band, bandTest)],
    ['letter', when(letter, (initial) => sql`letter = ${initial}`)],
    ['kind', when(kind, (wanted) => sql`kind = ${wanted}`)],
    ['boarding', when(boarding, (offered) => sql`boarding in (${offered}, 'both')`)],
    ['among', when(among, (ids) => sql`id in (select value from json_each(${JSON.stringify([...ids])}))`)],
    ...finderNames.map((name): [string, Test | null] => [
      name,
      when(filter[name], (value) => finderTest(name, value, filter)),
    ]),
  ]
  return new Map(
    given.flatMap(([name, test]) => (test === null ? [] : [[name, sql<boolean>`coalesce(${test}, 0)`]])),
  )
}

const when = <T>(value: T | undefined, test: (value: T) => Test): Test | null =>
  value === undefined ? null : test(value)

/** The last world rank of each band; a band includes the bands before it. */
export const bandEnds = { top50: 50, top100: 100, top200: 200, top500: 500 }

const bandTest = (band: RankBand): Test =>
  band === 'unranked' ? sql`rank_num is null` : sql`rank_num <= ${bandEnds[band]}`

function finderTest(name: FinderName, value: string, query: SchoolQuery): Test {
  const held = columnOf(name, query)
  if (value === 'unknown') return sql`${held} is null`
  const filter: FinderFilter = finderFilters[name]
  if (manyNames.includes(name))
    return sql`${held} & ${1 << filter.choices.findIndex((choice) => choice.value === value)} <> 0`
  const ofValue = <T extends { value: string }>(choices: readonly T[]) =>
    choices.find((choice) => choice.value === value)
  if (filter.kind === 'words') return sql`${held} = ${value}`
  if (filter.kind === 'bands') {
    const band = ofValue(filter.choices)
    return sql`${held} >= ${band?.from ?? null} and ${held} < ${band === undefined ? null : Math.min(band.to, Number.MAX_SAFE_INTEGER)}`
  }
  const end = ofValue(filter.choices)?.end ?? null
  return filter.kind === 'at-most' ? sql`${held} <= ${end}` : sql`${held} >= ${end}`
}

import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { RankBand, schoolOperations } from '@/lib/contract/schools'
import { type FinderName, finderFilters } from '@/lib/schools/finder'
import { codeToCharacter, countedFilters, firstCharacter, isThreshold } from './counted-filters'
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

/** Of the price of the subject of a filter. */
const subjectFee = (what: RawBuilder<unknown>, { study = 'bachelor', subject }: SchoolQuery) =>
  sql<number | string | null>`(select ${what} from subject_fees
    where school = id and level = ${study} and field in (${subject}, 'all') order by field = 'all' limit 1)`

/** The column of a filter or an order; tuition has one for each level of study and subject. */
export const columnOf = (name: string, filter: SchoolQuery) =>
  name === 'cost' && filter.subject
    ? subjectFee(sql`yuan`, filter)
    : sql.ref<number | string | null>(name === 'cost' ? `cost_${filter.study ?? 'bachelor'}` : name)

/** The codes of a school's choices, of which the third is that of the price. */
export function choicesOf(filter: SchoolQuery) {
  const choices = sql.ref(`choices_${filter.study ?? 'bachelor'}`)
  if (!filter.subject) return choices
  const beyond = finderFilters.cost.choices.map(({ end }) => sql`(yuan > ${end})`)
  const code = subjectFee(sql`char(${firstCharacter + 1} + ${sql.join(beyond, sql` + `)})`, filter)
  return sql`(substr(${choices}, 1, 2) || coalesce(${code}, ${codeToCharacter(0)}) || substr(${choices}, 4))`
}

/** The tests of a filter by name; `q`, `near` and the order are handled elsewhere. A school without a value fails the test. */
export function testsOf(filter: SchoolFilter): Map<string, Test> {
  const { level, country, city, band, letter, kind, boarding, among } = filter
  const given: [string, Test | null][] = [
    ...Object.entries({ level, country, letter, kind }).map(([name, value]): [string, Test | null] => [
      name,
      when(value, (given) => sql`${sql.ref(name)} = ${given}`),
    ]),
    ['city', when(city, (name) => sql`${foldName(name)} in (city, city_zh, lower(state))`)],
    ['band', when(band, bandTest)],
    ['boarding', when(boarding, (offered) => sql`boarding in (${offered}, 'both')`)],
    ['among', when(among, (ids) => sql`id in (select value from json_each(${JSON.stringify([...ids])}))`)],
    ...finderTests(filter),
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

/** The tests of the finder's filters, by the codes that the library stores of a school's choices; 0 is that of no value. */
const finderTests = (query: SchoolQuery) =>
  countedFilters.slice(1).map(({ name, filter, many }, at): [string, Test | null] => [
    name,
    when(query[name as FinderName], (value) => {
      const code = sql`unicode(substr(${choicesOf(query)}, ${at + 2}, 1)) - ${firstCharacter}`
      const choice =
        value === 'unknown' ? 0 : filter.choices.findIndex((one) => one.value === value) + 1 || -1
      if (many && choice > 0) return sql`(${code}) & ${1 << (choice - 1)} <> 0`
      return isThreshold(filter) && choice > 0
        ? sql`${code} between 1 and ${choice}`
        : sql`${code} = ${choice}`
    }),
  ])

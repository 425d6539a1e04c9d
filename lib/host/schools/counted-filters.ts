import { type FinderFilter, finderFilters, finderNames, manyNames } from '@/lib/schools/finder'
import { universityCountries } from '@/lib/schools/places'

/** A filter whose choices are counted. `many`: a school may have several choices, which are the bits of one number. */
type CountedFilter = { name: string; filter: FinderFilter; many: boolean }

const countries: FinderFilter = {
  kind: 'words',
  label: '国家',
  choices: universityCountries.toSorted().map((value) => ({ value, label: value })),
}

/** In the order of the characters that the library stores for each school. */
export const countedFilters: readonly CountedFilter[] = [
  { name: 'country', filter: countries, many: false },
  ...finderNames.map((name) => ({ name, filter: finderFilters[name], many: manyNames.includes(name) })),
]

/** The first printable character that needs no escape. */
export const firstCharacter = 33

export const codeToCharacter = (code: number): string => String.fromCharCode(firstCharacter + code)

const codeAt = (text: string, at: number) => text.charCodeAt(at) - firstCharacter

/** Whether each choice includes the schools of those before it. */
export const isThreshold = ({ kind }: FinderFilter) => /^at-/.test(kind)

/** A school's choices, one character for each filter. */
export const choicesText = (choiceOf: (name: string) => number | string | null): string =>
  countedFilters.map((counted) => codeToCharacter(codeOf(choiceOf(counted.name), counted))).join('')

/**
 * 0 for no value, otherwise the number of the first choice that includes the value, counted from 1; one more than the number of choices
 * when none does.
 */
function codeOf(value: number | string | null, { name, filter, many }: CountedFilter) {
  if (value === null) return 0
  if (many) return Number(value)
  const at = choiceHolding(filter, value)
  if (at === -1 && filter.kind === 'words') throw new Error(`${name}：没有选项 ${value}`)
  return (at === -1 ? filter.choices.length : at) + 1
}

function choiceHolding(filter: FinderFilter, value: number | string) {
  if (filter.kind === 'words') return filter.choices.findIndex((choice) => choice.value === value)
  const number = Number(value)
  if (filter.kind === 'bands')
    return filter.choices.findIndex(({ from, to }) => number >= from && number < to)
  return filter.choices.findIndex(({ end }) => (filter.kind === 'at-most' ? number <= end : number >= end))
}

/** For one filter, with all other filters applied: the number of schools for each choice, and the number without a value. */
export type Facet = { name: string; counts: { value: string; count: number }[]; lacking: number }

/**
 * Counts the choices of schools that fail at most one filter.
 * @param schools for each school one character for the filter that it fails (counted from 1; 0 for none), then one character per filter
 * for its choices; see `codeToCharacter`
 */
export function countFacets(schools: string): { total: number; facets: Facet[] } {
  const width = countedFilters.length + 1
  /** For each filter how many schools have each code. */
  const codes: number[][] = countedFilters.map(() => [])
  let total = 0
  for (let at = 0; at < schools.length; at += width) {
    const failed = codeAt(schools, at)
    if (failed === 0) total += 1
    for (const [filter, counts] of codes.entries()) {
      const code = codeAt(schools, at + filter + 1)
      if (failed === 0 || failed === filter + 1) counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return {
    total,
    facets: countedFilters.map(({ name, filter, many }, at) => {
      const sumOf = (isHolding: (code: number) => boolean) =>
        codes[at]?.reduce((sum, count, code) => (isHolding(code) ? sum + count : sum), 0) ?? 0
      return {
        name,
        counts: filter.choices.map(({ value }, choice) => ({
          value,
          // A wider threshold includes the schools of the narrower ones before it.
          count: sumOf((code) =>
            many
              ? ((code >> choice) & 1) === 1
              : isThreshold(filter)
                ? code > 0 && code <= choice + 1
                : code === choice + 1,
          ),
        })),
        lacking: sumOf((code) => code === 0),
      }
    }),
  }
}

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
const firstCharacter = 33

export const codeToCharacter = (code: number): string => String.fromCharCode(firstCharacter + code)

export const codeAt = (text: string, at: number): number => text.charCodeAt(at) - firstCharacter

/** How many codes a filter has. */
export const codesOf = ({ filter, many }: CountedFilter): number =>
  many ? 2 ** filter.choices.length : filter.choices.length + 2

/** A school's choices, one character for each filter. */
export const choicesText = (choiceOf: (name: string) => number | string | null): string =>
  countedFilters.map((counted) => codeToCharacter(codeOf(choiceOf(counted.name), counted))).join('')

/**
 * 0 for no value, otherwise the number of the first choice that includes the value, counted from 1; one more than the number of choices
 * when none does.
 */
function codeOf(value: number | string | null, { name, filter, many }: CountedFilter): number {
  if (value === null) return 0
  if (many) return Number(value)
  const at = choiceHolding(filter, value)
  if (at === -1 && filter.kind === 'words') throw new Error(`${name}：没有选项 ${value}`)
  return (at === -1 ? filter.choices.length : at) + 1
}

function choiceHolding(filter: FinderFilter, value: number | string): number {
  if (filter.kind === 'words') return filter.choices.findIndex((choice) => choice.value === value)
  const number = Number(value)
  if (filter.kind === 'bands')
    return filter.choices.findIndex(({ from, to }) => number >= from && number < to)
  return filter.choices.findIndex(({ end }) => (filter.kind === 'at-most' ? number <= end : number >= end))
}

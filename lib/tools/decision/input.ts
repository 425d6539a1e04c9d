import { type SearchParams, single } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { readSchoolIds, toSchoolIds } from '@/lib/schools/school-ids'
import { answersOf, type ConditionReading, readConditions } from '@/lib/tools/conditions/input'
import { type Level, levels } from '@/lib/tools/cost/country'

/** How many options stand side by side: more does not fit two sheets of paper. */
export const optionLimit = 4

/** One option as the address has it; what is empty was not chosen. */
export type OptionChoice = {
  /** Id of a school of the library. */
  school: string
  /** A school's name as typed; it holds before the id where it is another name. */
  words: string
  /** Country code. */
  country: string
  level: Level | null
  /** Words of a programme's title. */
  programme: string
  /** City of the calculator, such as `uk-london`. */
  city: string
  /** Years of study as typed. */
  years: string
}

export type DecisionReading = {
  options: readonly OptionChoice[]
  conditions: ConditionReading
  /** What of the address could not be used, in words for the visitor. */
  notes: readonly string[]
}

/** Fields of an option in the address; the number of the option follows each. */
const fields = {
  school: 's',
  words: 'q',
  country: 'c',
  level: 'l',
  programme: 'p',
  city: 't',
  years: 'y',
} as const satisfies Record<keyof OptionChoice, string>

export const optionField = (field: keyof OptionChoice, at: number): string => `${fields[field]}${at + 1}`

const longest = 80

/**
 * Reads up to four options and the family's answers. Schools may also come as `ids`, as the comparison and the shortlist send
 * them; what stands in fields of its own holds before.
 */
export function readDecision(params: SearchParams): DecisionReading {
  const notes: string[] = []
  const numbered = Array.from({ length: optionLimit }, (_, at) => readOption(params, at, notes)).filter(
    isChosen,
  )
  const listed = readSchoolIds(params.ids)
    .filter((id) => !numbered.some(({ school }) => school === id))
    .map((school): OptionChoice => ({ ...emptyOption, school }))
  const all = [...numbered, ...listed]
  if (all.length > optionLimit) notes.push(`一次并排 ${optionLimit} 个选项，只列前 ${optionLimit} 个。`)
  return { options: all.slice(0, optionLimit), conditions: readConditions(params, []), notes }
}

export const emptyOption: OptionChoice = {
  school: '',
  words: '',
  country: '',
  level: null,
  programme: '',
  city: '',
  years: '',
}

const isChosen = ({ school, words, country }: OptionChoice) => school !== '' || words !== '' || country !== ''

function readOption(params: SearchParams, at: number, notes: string[]): OptionChoice {
  const text = (field: keyof OptionChoice) => single(params[optionField(field, at)]).slice(0, longest)
  const typedLevel = text('level')
  const level = levels.find(({ value }) => value === typedLevel)?.value ?? null
  if (typedLevel !== '' && level === null)
    notes.push(`选项 ${at + 1} 没有“${typedLevel.slice(0, 20)}”这个阶段，已忽略。`)
  return {
    school: toSchoolIds([text('school')])[0] ?? '',
    words: text('words'),
    country: /^[a-z]{2}$/.test(text('country')) ? text('country') : '',
    level,
    programme: text('programme'),
    city: text('city'),
    years: text('years'),
  }
}

/** The query of a sheet: options, then answers. */
function decisionQuery(
  options: readonly OptionChoice[],
  conditions: ConditionReading['input'] | null,
): URLSearchParams {
  const query = new URLSearchParams()
  options.forEach((option, at) => {
    for (const field of ['school', 'words', 'country', 'level', 'programme', 'city', 'years'] as const) {
      const value = option[field]
      if (value !== null && value !== '') query.set(optionField(field, at), value)
    }
  })
  if (conditions !== null) for (const [name, value] of answersOf(conditions)) query.set(name, value)
  return query
}

/** The address of a sheet, or of one of its files. */
export function decisionHref(
  options: readonly OptionChoice[],
  conditions: ConditionReading['input'] | null = null,
  file: '' | '/csv' | '/ics' = '',
): string {
  const query = decisionQuery(options, conditions).toString()
  return `${paths.decisionSheet}${file}${query === '' ? '' : `?${query}`}`
}

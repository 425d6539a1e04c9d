import { choice, field, readAddress, type SearchParams, text, writeAddress } from '@/lib/address'
import { paths } from '@/lib/routing/paths'
import { readSchoolIds, toSchoolIds } from '@/lib/schools/school-ids'
import { answerFields, answersOf, type ConditionReading, readConditions } from '@/lib/tools/conditions/input'
import { type Level, levels } from '@/lib/tools/cost/levels'

/** How many options can be compared: more do not fit on two sheets of paper. */
export const optionLimit = 4

/** One option in the address; an empty field was not chosen. */
export type OptionChoice = {
  /** Id of a school of the library. */
  school: string
  /** A school's name as typed; takes precedence over the id when it is another name. */
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
  /** Messages about invalid parts of the address. */
  notes: readonly string[]
}

/** Names of an option's fields in the address, each followed by the number of the option. */
const names = {
  school: 's',
  words: 'q',
  country: 'c',
  level: 'l',
  programme: 'p',
  city: 't',
  years: 'y',
} as const satisfies Record<keyof OptionChoice, string>

export const optionField = (name: keyof OptionChoice, at: number): string => `${names[name]}${at + 1}`

const longest = 80

/** The table of fields of one option. */
export const fieldsOf = (at: number) => ({
  [optionField('school', at)]: field((id) => toSchoolIds([id])[0]),
  [optionField('words', at)]: text(longest, { label: '学校或国家', placeholder: '学校全名、简称，或国家' }),
  [optionField('country', at)]: field((code) => (/^[a-z]{2}$/.test(code) ? code : undefined)),
  [optionField('level', at)]: choice(levels, { subject: `选项 ${at + 1} 的阶段`, label: '阶段' }),
  [optionField('programme', at)]: text(longest, { label: '课程', optional: true }),
  [optionField('city', at)]: text(longest, { label: '城市', placeholder: '按学校所在地' }),
  [optionField('years', at)]: text(longest, { label: '读几年', optional: true }),
})

/**
 * Reads up to four options and the family's answers. Schools may also come as `ids`, the parameter of the comparison and the shortlist;
 * an option's own fields take precedence.
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
  const { values, errors } = readAddress(fieldsOf(at), params)
  notes.push(...Object.values(errors))
  const given = Object.keys(names).flatMap((name) => {
    const value = values[optionField(name as keyof OptionChoice, at)]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...emptyOption, ...Object.fromEntries(given) }
}

/** The address of a sheet, or of one of its files. */
export function decisionHref(
  options: readonly OptionChoice[],
  conditions: ConditionReading['input'] | null = null,
  file: '' | '/csv' | '/ics' = '',
): string {
  const fields = Object.assign({}, ...options.map((_, at) => fieldsOf(at)), answerFields)
  const chosen = options.flatMap((option, at) =>
    Object.entries(option).map(([name, value]) => [
      optionField(name as keyof OptionChoice, at),
      value ?? undefined,
    ]),
  )
  return writeAddress(`${paths.decisionSheet}${file}`, fields, {
    ...Object.fromEntries(chosen),
    ...(conditions !== null && answersOf(conditions)),
  })
}

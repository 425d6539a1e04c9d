import { findNamedSchool, type SchoolSearch } from '@/components/features/schools/find-named-school'
import type { School } from '@/lib/api/schools'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { SearchParams } from '@/lib/listing'
import { countryNamed } from '@/lib/schools/country-words'
import { type DecisionReading, type OptionChoice, readDecision } from '@/lib/tools/decision/input'
import { type DecisionOption, type FoundOption, toOption } from '@/lib/tools/decision/option'
import { buildSheet, type DecisionSheet } from '@/lib/tools/decision/sheet'
import { loadFees } from '../load-fees'

type DecisionData = {
  reading: DecisionReading
  options: readonly DecisionOption[]
  /** Null before anything was chosen. */
  sheet: DecisionSheet | null
  /** Options that could not be found, in words. */
  notes: readonly string[]
  /** Names that may mean another school, or that need a choice. */
  unsure: readonly UnsureName[]
}

export type UnsureName = {
  /** Position of the option in the address. */
  at: number
  words: string
  /** The school that was chosen; null for none. */
  taken: string | null
  others: SchoolSearch['others']
}

/** Finds the schools and programmes in an address and makes the sheet. */
export async function loadDecision(params: SearchParams): Promise<DecisionData> {
  const asked = readDecision(params)
  const reading = { ...asked, options: asked.options.map(withCountry) }
  const found = await Promise.all(
    reading.options.map(async (choice) => {
      const school = await find(choice)
      return { choice, found: school, option: toOption(choice, school) }
    }),
  )
  const options = found.flatMap(({ option }) => option ?? [])
  const unknown = found.flatMap(({ choice, option, found }) =>
    option === null && found.others.length === 0
      ? [
          `没有找到“${(choice.words || choice.school || choice.country).slice(0, 40)}”，请换学校的中文或英文全名，或只选国家。`,
        ]
      : [],
  )
  const unsure = found.flatMap(({ choice, found: { school, others } }, at) =>
    others.length === 0 || reading.options.findIndex(({ words }) => words === choice.words) < at
      ? []
      : [{ at, words: choice.words.slice(0, 40), taken: school?.name ?? null, others }],
  )
  const notes = [
    ...reading.notes,
    ...unknown,
    ...found.flatMap(({ choice, found: { school, others } }) =>
      school === null || others.length > 0 || isNameOf(school, choice.words)
        ? []
        : [`“${choice.words.slice(0, 40)}”按“${school.name}”列出；要的是别的学校，请写全名。`],
    ),
    ...(isSame(options) ? [sameNote] : []),
    ...Object.values(reading.conditions.errors),
  ]
  if (options.length === 0) return { reading, options, sheet: null, notes, unsure }
  const sheet = buildSheet(options, {
    answers: reading.conditions.input,
    now: new Date(),
    spans: await listTuitionSpans(),
  })
  return { reading, options, sheet, notes, unsure }
}

/** Whether words are part of a school's own names; a short name such as 南大 may mean another school. */
const isNameOf = ({ name, nameEn }: Pick<School, 'name' | 'nameEn'>, words: string): boolean =>
  name.includes(words) || nameEn.toLowerCase().includes(words.toLowerCase())

const sameNote = '有两列是同一个选择，没有可比的：请换一所学校、一个阶段或一个课程。'

/** Whether two options are the same school or country at the same level and programme. */
const isSame = (options: readonly DecisionOption[]): boolean =>
  new Set(
    options.map(({ choice: { school, country, programme, city, years }, level }) =>
      [school || country, level, programme, city, years].join('|'),
    ),
  ).size < options.length

/** 英国 in the field for a school means the country. */
function withCountry(choice: OptionChoice): OptionChoice {
  const country = countryNamed(choice.words)
  return country === undefined ? choice : { ...choice, school: '', country, words: '' }
}

async function find(choice: OptionChoice): Promise<FoundOption & Pick<SchoolSearch, 'others'>> {
  const level = choice.level ?? 'undergraduate'
  const { school, others } = await findNamedSchool({
    id: choice.school,
    words: choice.words,
    country: choice.country,
    isHighSchool: level === 'highschool',
  })
  return { school, others, fees: school === null ? [] : await loadFees(school.id, level) }
}

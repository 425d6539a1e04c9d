import { orEmpty } from '@/lib/api/client'
import { hasTuition, listTuition, listTuitionSpans } from '@/lib/api/tuition'
import { shanghaiDate } from '@/lib/core/time'
import type { SearchParams } from '@/lib/listing'
import { type DecisionReading, type OptionChoice, readDecision } from '@/lib/tools/decision/input'
import { type DecisionOption, type FoundOption, toOption } from '@/lib/tools/decision/option'
import { buildSheet, type DecisionSheet } from '@/lib/tools/decision/sheet'
import { findSchool } from '../find-school'

export type DecisionData = {
  reading: DecisionReading
  options: readonly DecisionOption[]
  /** Null while nothing was chosen. */
  sheet: DecisionSheet | null
  /** What could not be found, in words. */
  notes: readonly string[]
}

/** Looks up the schools and programmes that an address names and puts the sheet together. */
export async function loadDecision(params: SearchParams): Promise<DecisionData> {
  const reading = readDecision(params)
  const found = await Promise.all(
    reading.options.map(async (choice) => ({ choice, option: toOption(choice, await find(choice)) })),
  )
  const options = found.flatMap(({ option }) => option ?? [])
  const unknown = found.flatMap(({ choice, option }) =>
    option === null
      ? [
          `没有找到“${(choice.words || choice.school || choice.country).slice(0, 40)}”，请换学校的中文或英文全名，或只选国家。`,
        ]
      : [],
  )
  const notes = [...reading.notes, ...unknown, ...Object.values(reading.conditions.errors)]
  if (options.length === 0) return { reading, options, sheet: null, notes }
  const sheet = buildSheet(options, {
    answers: reading.conditions.input,
    today: shanghaiDate(new Date()),
    spans: await listTuitionSpans(),
  })
  return { reading, options, sheet, notes }
}

async function find(choice: OptionChoice): Promise<FoundOption> {
  const level = choice.level ?? 'undergraduate'
  const { school, others } = await findSchool({
    id: choice.school,
    words: choice.words,
    country: choice.country,
    isHighSchool: level === 'highschool',
  })
  const hasFees = school !== null && hasTuition(level)
  return { school, others, fees: hasFees ? await orEmpty(listTuition(school.id, level)) : [] }
}

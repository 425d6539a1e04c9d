import { orNull } from '@/lib/api/client'
import { listSchoolNames } from '@/lib/api/schools'
import {
  type EntryThreshold,
  type Qualification,
  schoolsThatName,
  thresholdAnchor,
  thresholdsOf,
} from '@/lib/facts/admissions/entry-thresholds'
import { type ConditionInput, gaokaoOf } from '@/lib/tools/conditions/input'

/** What one school requires of the visitor's qualification: for all subjects, or for the first of its subjects. */
export type EntryLine = {
  name: string
  /** Link to the requirements on the school's page. */
  href: string
  first: EntryThreshold
  /** Number of its further requirements. */
  others: number
}

export type EntryLines = { qualification: Qualification; lines: readonly EntryLine[] }

/** What schools require of the visitor's qualification, by country; empty when it is not known. */
export async function loadEntryLines(
  codes: readonly string[],
  input: ConditionInput,
): Promise<ReadonlyMap<string, EntryLines>> {
  const qualification = qualificationOf(input)
  if (qualification === null) return new Map()
  const ids = [...schoolsThatName(qualification)].filter((id) => codes.includes(id.slice(0, 2)))
  const names = await orNull(listSchoolNames(ids))
  const known = ids.flatMap((id) => {
    const school = names?.get(id)
    const [first, ...others] =
      thresholdsOf(id).find((each) => each.qualification === qualification)?.rows ?? []
    if (school === undefined || first === undefined) return []
    const href = `${school.href}#${thresholdAnchor(qualification)}`
    return [{ id, line: { name: school.name, href, first, others: others.length } }]
  })
  const byCountry = Map.groupBy(known, ({ id }) => id.slice(0, 2))
  return new Map(
    Array.from(byCountry, ([code, rows]) => [code, { qualification, lines: rows.map(({ line }) => line) }]),
  )
}

/**
 * The qualification follows from the kind of marks that were typed; a percentage or an average does not identify one.
 */
function qualificationOf({ level, grade }: ConditionInput): Qualification | null {
  if (level !== 'undergraduate' || grade === null) return null
  if (gaokaoOf(grade) !== null) return 'gaokao'
  return grade.system === 'ib' ? 'ib' : grade.system === 'ucas' ? 'alevel' : null
}

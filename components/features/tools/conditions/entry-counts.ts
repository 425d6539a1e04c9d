import { type Qualification, schoolsThatName } from '@/lib/facts/admissions/entry-thresholds'
import { type ConditionInput, gaokaoOf } from '@/lib/tools/conditions/input'

/** How many schools of a country publish a requirement for the visitor's qualification. */
export type EntryCount = { code: string; qualification: Qualification; count: number }

/** Only countries with such schools; empty when the qualification is not known. */
export function entryCounts(codes: readonly string[], input: ConditionInput): EntryCount[] {
  const qualification = qualificationOf(input)
  if (qualification === null) return []
  const schools = [...schoolsThatName(qualification)]
  return codes.flatMap((code) => {
    const count = schools.filter((id) => id.startsWith(`${code}-`)).length
    return count === 0 ? [] : { code, qualification, count }
  })
}

/**
 * The qualification follows from the kind of marks that were typed; a percentage or an average does not identify one.
 */
function qualificationOf({ level, grade }: ConditionInput): Qualification | null {
  if (level !== 'undergraduate' || grade === null) return null
  if (gaokaoOf(grade) !== null) return 'gaokao'
  return grade.system === 'ib' ? 'ib' : grade.system === 'ucas' ? 'alevel' : null
}

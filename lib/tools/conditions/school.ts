import type { RankedValues } from '@/lib/api/schools'
import { type AdmissionTest, admissionTests, type ConditionInput } from './input'

/** A published value of a school, compared with the visitor's. */
type SchoolResult = {
  test: 'ielts' | AdmissionTest
  /** Points; 0 when it is met. */
  missing: number
  brief: string
}

/** The values that one school publishes and the visitor has: the language minimum, and in the US the middle half of its test scores. */
export const schoolResults = (school: RankedValues, input: ConditionInput): SchoolResult[] => [
  ...ieltsResult(school, input),
  ...(school.country === 'us' && input.level === 'undergraduate'
    ? admissionTests.flatMap(({ value }) => halfResult(school, value, input))
    : []),
]

function ieltsResult({ values }: RankedValues, { tests, level }: ConditionInput): SchoolResult[] {
  const lowest = values.get('ielts')?.num ?? null
  if (lowest === null || tests.ielts === undefined || (level !== 'undergraduate' && level !== 'master'))
    return []
  const missing = Math.max(0, lowest - tests.ielts)
  const brief =
    missing === 0
      ? `雅思够到全校最低一档 ${lowest.toFixed(1)}；专业往往更高，并有单项要求`
      : `雅思还差 ${missing} 分（全校最低一档 ${lowest.toFixed(1)}）`
  return [{ test: 'ielts', missing, brief }]
}

/**
 * Compares a score with the middle half of the enrolled students. That is not a threshold, because a quarter of the students are below
 * it: a lower score counts as not met, and a score inside is met but means no more than that.
 */
function halfResult(
  { values }: RankedValues,
  test: AdmissionTest,
  { scores }: ConditionInput,
): SchoolResult[] {
  const [value, mine] = [values.get(test), scores[test]]
  if (value?.num == null || value.to === null || mine === undefined) return []
  const half = `${test.toUpperCase()} 中间一半 ${value.num}–${value.to}`
  const missing = Math.max(0, value.num - mine)
  const where = mine > value.to ? '高于中间一半' : '在中间一半以内'
  return [{ test, missing, brief: missing === 0 ? `${where}（${half}）` : `还差 ${missing} 分（${half}）` }]
}

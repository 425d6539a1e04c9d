import type { RankedValues } from '@/lib/api/schools'
import { valueText, yearText } from '@/lib/schools/value-text'
import type { SchoolValueKey } from '@/lib/schools/values'
import type { ConditionInput } from './input'
import { schoolResults } from './school'

/** A school with the results for every value that could be compared. */
export type SchoolGap = {
  school: Pick<RankedValues, 'id' | 'name' | 'href' | 'rank'>
  /** The largest gap in points; 0 when all compared values are met. */
  size: number
  /** Each result in a few words. */
  briefs: readonly string[]
}

/** A range of the ranking: schools whose published values are met, and schools that require more, the smallest gap first. */
export type GapBand = {
  label: string
  reached: readonly SchoolGap[]
  short: readonly SchoolGap[]
  uncompared: number
}

const stretches = [
  { label: 'QS 前 100', from: 1, to: 100 },
  { label: 'QS 101–200', from: 101, to: 200 },
  { label: 'QS 201–500', from: 201, to: 500 },
  { label: 'QS 500 名以后', from: 501, to: Number.POSITIVE_INFINITY },
] as const

/** The values that can be compared with the answers; empty when there are none. */
export function comparedKeys(country: string, { level, tests, scores }: ConditionInput): SchoolValueKey[] {
  if (level !== 'undergraduate' && level !== 'master') return []
  const ofTests = (['sat', 'act'] as const).filter((test) => scores[test] !== undefined)
  return [
    ...(country === 'us' && level === 'undergraduate' && ofTests.length > 0
      ? [...ofTests, 'admission-rate' as const]
      : []),
    ...(tests.ielts === undefined ? [] : (['ielts'] as const)),
  ]
}

/** How many schools publish a comparable value, and how many of those values are met. */
type SchoolCount = { compared: number; reached: number }

export type SchoolCounts = {
  /** The lowest IELTS score of the whole school. */
  language: SchoolCount
  /** The middle half of the admission tests, in the US. */
  marks: SchoolCount
}

/** Counts the schools whose values are met. */
export function countSchools(schools: readonly RankedValues[], input: ConditionInput): SchoolCounts {
  const results = schools.map((school) => schoolResults(school, input))
  const countOf = (isCounted: (test: string) => boolean): SchoolCount => {
    const own = results
      .map((each) => each.filter(({ test }) => isCounted(test)))
      .filter(({ length }) => length > 0)
    // One of two admission tests is enough.
    return {
      compared: own.length,
      reached: own.filter((each) => each.some(({ missing }) => missing === 0)).length,
    }
  }
  return { language: countOf((test) => test === 'ielts'), marks: countOf((test) => test !== 'ielts') }
}

/** Schools by range of the ranking, with the gap to each. Pure; a school without a comparable value is only counted. */
export const gapBands = (schools: readonly RankedValues[], input: ConditionInput): GapBand[] =>
  bandsBy(schools, (school) => toGap(school, input))

/** Groups the results of schools by range of the ranking. */
export function bandsBy<T extends { rank: number }>(
  schools: readonly T[],
  gapOf: (school: T) => SchoolGap | null,
): GapBand[] {
  return stretches.flatMap(({ label, from, to }) => {
    const held = schools.filter(({ rank }) => rank >= from && rank <= to)
    if (held.length === 0) return []
    const compared = held.flatMap((school) => gapOf(school) ?? [])
    return {
      label,
      reached: compared.filter(({ size }) => size === 0),
      short: compared.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size),
      uncompared: held.length - compared.length,
    }
  })
}

/** The admission rate, printed next to a score that is in the range, so that readers do not think that the score is sufficient. */
function rateWords({ values }: RankedValues): string[] {
  const rate = values.get('admission-rate')
  return rate === undefined ? [] : [`全体新生的录取率 ${valueText(rate)}（${yearText(rate.year)}）`]
}

function toGap(school: RankedValues, input: ConditionInput): SchoolGap | null {
  const known = schoolResults(school, input)
  if (known.length === 0) return null
  return {
    school,
    size: Math.max(...known.map(({ missing }) => missing)),
    briefs: [...known.map(({ brief }) => brief), ...rateWords(school)],
  }
}

import type { RankedValues } from '@/lib/api/schools'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { type AdmissionTest, admissionTests, type ConditionInput } from './input'

type Test = 'ielts' | AdmissionTest

/** The values that can be compared with the answers; empty when there are none. */
export function comparedKeys(country: string, { level, tests, scores }: ConditionInput): Test[] {
  if (level !== 'undergraduate' && level !== 'master') return []
  const ofTests = admissionTests.map(({ value }) => value).filter((test) => scores[test] !== undefined)
  return [
    ...(country === 'us' && level === 'undergraduate' ? ofTests : []),
    ...(tests.ielts === undefined ? [] : (['ielts'] as const)),
  ]
}

/** How many schools publish a comparable value, and how many of those values are met. */
type SchoolCount = { compared: number; reached: number }

export type SchoolCounts = {
  /** The lowest IELTS score of the whole school. */
  language: SchoolCount
  /** The middle half of the admission tests, in the US. One of two tests is enough. */
  marks: SchoolCount
}

/**
 * Counts the schools whose lowest value is met. That of the middle half of the enrolled students is not a threshold, because a quarter of
 * them are below it.
 */
export function countSchools(schools: readonly RankedValues[], input: ConditionInput): SchoolCounts {
  const mine = { ...input.scores, ielts: input.tests.ielts }
  const countOf = (tests: readonly Test[]): SchoolCount => {
    const own = schools
      .map(({ country, values }) =>
        comparedKeys(country, input)
          .filter((test) => tests.includes(test))
          .flatMap((test) => {
            const lowest = values.get(test)
            // Without its upper end a score is no middle half.
            return lowest?.num == null || (test !== 'ielts' && lowest.to === null)
              ? []
              : [Number(mine[test]) >= lowest.num]
          }),
      )
      .filter(({ length }) => length > 0)
    return { compared: own.length, reached: own.filter((each) => each.includes(true)).length }
  }
  return { language: countOf(['ielts']), marks: countOf(['sat', 'act']) }
}

/** The list of the schools of a country whose value is at most the visitor's; null without a choice for it. */
export function schoolsWithin(test: 'ielts' | 'sat', country: string, mine: number | undefined) {
  const { label, choices } = finderFilters[test]
  const choice = choices.findLast(({ end }) => mine !== undefined && end <= mine)
  if (choice === undefined) return null
  return {
    label: `逐所看：${label}${choice.label}`,
    href: listHref(paths.schools, { country, [test]: choice.value }),
  }
}

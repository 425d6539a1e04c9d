import type { School } from '@/lib/api/schools'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { registeredFeesOf } from './registered-fees'
import { keysFor, type SchoolValueKey } from './values'

const hasAny = ({ values }: School, keys: readonly SchoolValueKey[]) => keys.some((key) => values.has(key))

const showsOutcomes = (school: School) =>
  hasAny(school, ['graduate-pay']) || school.subjects.some(({ pay }) => pay !== null)

function tuitionGap(school: School): string[] {
  if (hasAny(school, [...keysFor('bachelor'), ...keysFor('graduate')])) return []
  const isPartlyKnown =
    hasAny(school, ['masters-fees']) ||
    school.fees.some(({ kind }) => kind === 'programme') ||
    registeredFeesOf(school.id).length > 0
  return [isPartlyKnown ? '其他课程的学费与生活费' : '学费与生活费']
}

/** Requirements are never complete; the words name those that the page has. */
function requirementsGap(school: School): string {
  if (hasAny(school, ['masters-listed'])) return '录取要求，其他课程的截止日期'
  if (deadlinesOfSchool(school, 'undergraduate').length > 0) return '各专业的录取要求，其他轮次'
  return hasAny(school, ['common-app-early', 'common-app-regular'])
    ? '您入学那一年的要求与截止日期'
    : '录取要求与截止日期'
}

function universityGaps(school: School): string[] {
  return [
    ...tuitionGap(school),
    requirementsGap(school),
    hasAny(school, ['admission-rate'])
      ? '国际学生单独的录取率'
      : showsOutcomes(school)
        ? '录取率'
        : '录取率、就业率',
    '奖学金与住宿名额',
  ]
}

function highSchoolGaps(school: School): string[] {
  return [
    ...(hasAny(school, ['boarding']) ? [] : ['是否寄宿']),
    hasAny(school, ['senior-fee', 'junior-fee']) ? '当年的学费与寄宿费' : '学费与寄宿费',
    '国际学生比例、升学去向',
    '课程与入学考试',
  ]
}

/** What the page of a school does not know and the school does. */
export const gapsOf = (school: School): string[] =>
  school.level === 'university' ? universityGaps(school) : highSchoolGaps(school)

import type { School } from '@/lib/api/schools'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { registeredFeesOf } from './registered-fees'
import { keysFor, type SchoolValueKey } from './values'

const hasAny = ({ values }: School, keys: readonly SchoolValueKey[]) => keys.some((key) => values.has(key))

const showsOutcomes = (school: School) =>
  hasAny(school, ['graduate-pay']) || school.subjects.some(({ pay }) => pay !== null)

function tuitionGap(school: School) {
  if (hasAny(school, [...keysFor('bachelor'), ...keysFor('graduate')])) return []
  const isPartlyKnown =
    hasAny(school, ['masters-fees']) ||
    school.fees.some(({ kind }) => kind === 'programme') ||
    registeredFeesOf(school.id).length > 0
  return [`${isPartlyKnown ? '其他课程的' : ''}学费与生活费`]
}

/** Whether the page has a day on which applications close. */
const hasDay = (school: School) =>
  hasAny(school, ['masters-listed', 'common-app-early', 'common-app-regular']) ||
  deadlinesOfSchool(school, 'undergraduate').length > 0

function universityGaps(school: School) {
  return [
    ...tuitionGap(school),
    `您那个专业的要求${hasDay(school) ? '，其他轮次的' : '和'}截止日期`,
    hasAny(school, ['admission-rate'])
      ? '国际学生单独的录取率'
      : showsOutcomes(school)
        ? '录取率'
        : '录取率、就业率',
    '奖学金与住宿名额',
  ]
}

function highSchoolGaps(school: School) {
  return [
    ...(hasAny(school, ['boarding']) ? [] : ['是否寄宿']),
    `${hasAny(school, ['senior-fee']) ? '当年的' : ''}学费与寄宿费`,
    '国际学生比例、升学去向',
    '课程与入学考试',
  ]
}

/** What the page of a school does not know and the school does. */
export const gapsOf = (school: School): string[] =>
  school.level === 'university' ? universityGaps(school) : highSchoolGaps(school)

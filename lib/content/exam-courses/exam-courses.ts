import { z } from 'zod'
import { factOf } from '@/lib/content/statement-facts'
import { examCourseDetailWireSchema } from '@/lib/contract/exam-courses'
import { teachMethodOptions } from '@/lib/leads/options'
import { admissionTestCourses } from './admission-tests'
import type { CourseInput } from './course'
import { curriculumCourses } from './curricula'
import { englishCourses } from './english'
import { japaneseCourses } from './japanese'
import { schoolEntranceCourses } from './school-entrance'

const alwaysIncluded = [
  '开课前一次摸底和一份书面安排，写明每周做什么',
  '线上课程或线下面授，按所在城市能开的时间选',
  '每两周一次小结：哪项没有进展、下两周改什么',
]

const alwaysExcluded = [
  '代收考试报名费、转考费和寄送成绩的费用：由考生直接付给考试机构',
  '对分数的承诺：同样的课，不同的人提高不同',
]

const parentsOnly =
  '考生未满 18 周岁的，由成年家长咨询和签约；按当地规定不能开设的学科类课程不开，只为家长做备考规划和资料清单'

const methods = new Set(teachMethodOptions.map(({ value }) => value))

function toCourse(input: CourseInput) {
  const unknown = input.forms.find(({ method }) => !methods.has(method))
  if (unknown) throw new Error(`课程 ${input.id} 的形式 ${unknown.method} 不在表单选项里`)
  return {
    ...input,
    teach_methods: input.forms.map(({ method }) => method),
    facts: input.facts.map(factOf),
    included: [...input.included, ...alwaysIncluded],
    excluded: [...input.excluded, ...alwaysExcluded, ...(input.for_parents ? [parentsOnly] : [])],
  }
}

/** Every course; the order is the order shown. */
export const examCourses = z
  .array(examCourseDetailWireSchema)
  .parse(
    [
      ...englishCourses,
      ...admissionTestCourses,
      ...curriculumCourses,
      ...schoolEntranceCourses,
      ...japaneseCourses,
    ].map(toCourse),
  )

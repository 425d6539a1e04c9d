import { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { courseFiles, courseTerms } from '@/lib/collections/kinds/exam-course'
import { examCourseDetailWireSchema } from '@/lib/contract/exam-courses'
import { factOf } from '@/lib/facts/sourced-fact'

/** Every course; the order is the order shown. */
export const listExamCourses = derivedFrom(
  () => [courseFiles.list(), courseTerms.read()],
  (courses, terms) =>
    z.array(examCourseDetailWireSchema).parse(
      courses.map((course) => ({
        ...course,
        teach_methods: course.forms.map(({ method }) => method),
        facts: course.facts.map(factOf),
        included: [...course.included, ...terms.included],
        excluded: [
          ...course.excluded,
          ...terms.excluded,
          ...(course.for_parents ? [terms.parents_only] : []),
        ],
      })),
    ),
)

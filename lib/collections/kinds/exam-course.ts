import { z } from 'zod'
import { statementId } from '@/lib/blocks/text'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { byOrder, knownId, orderField } from '@/lib/collections/known-id'
import { examCourseDetailWireSchema } from '@/lib/contract/exam-courses'
import { prose, proseList } from '@/lib/contract/fields'
import { teachMethodOptions } from '@/lib/leads/options'

/** Entries that apply to every course; `parents_only` to those for minors. */
export const courseTerms = tableOf({
  name: 'course-terms',
  file: 'lib/content/exam-courses/terms.yaml',
  title: '课程通用的话',
  schema: z.strictObject({
    included: proseList,
    excluded: proseList,
    parents_only: prose,
  }),
})

/** Courses: `facts` are ids of statements of the fact registry, `method` is a value of the form's option list. */
export const courseFiles = collectionOf({
  name: 'exam-course',
  folder: 'lib/content/exam-courses/courses',
  title: '考试课程',
  schema: examCourseDetailWireSchema.omit({ id: true, teach_methods: true }).extend({
    ...orderField,
    facts: z.array(statementId),
    forms: z
      .array(
        z.strictObject({
          method: knownId(() => teachMethodOptions.map(({ value }) => value), '课程形式'),
          text: prose,
        }),
      )
      .min(1),
  }),
  record: ({ order: _, ...written }, id) => ({ id, ...written }),
  compare: byOrder,
})

import { z } from 'zod'
import { pageOf } from './envelope'
import { sourcedFactSchema } from './facts'
import { choiceField, idField, idSchema, paging, prose, proseList } from './fields'
import { contentOperation } from './operation'

export const examLanguages = ['en', 'ja'] as const

export type ExamLanguage = (typeof examLanguages)[number]

export const examCourseWireSchema = z.object({
  id: idSchema,
  /** Code of the exam; several courses may be for one exam. */
  exam: idSchema,
  lang: z.enum(examLanguages),
  name: prose,
  name_en: prose,
  organiser: prose,
  summary: prose,
  /** Value of the subject list in the TOEFL / language form; null when the list has none (specification §3). */
  apply_course: prose.nullable(),
  teach_methods: proseList,
  /** True when candidates are usually minors: the site serves adults only, so a parent asks and signs. */
  for_parents: z.boolean(),
})

/**
 * One exam with its course. `facts` are figures with source and date of reading; the official site decides. `plans` describe what to do
 * when, by starting level.
 */
export const examCourseDetailWireSchema = examCourseWireSchema.extend({
  measures: prose,
  sections: z.array(z.object({ name: prose, text: prose })).min(1),
  scoring: prose,
  facts: z.array(sourcedFactSchema),
  official: z.object({ name: prose, url: z.url({ protocol: /^https$/ }) }),
  needed_by: proseList,
  plans: z
    .array(
      z.object({
        start: prose,
        weeks: prose,
        steps: z.array(z.object({ when: prose, text: prose })).min(1),
      }),
    )
    .min(1),
  forms: z.array(z.object({ method: prose, text: prose })).min(1),
  included: proseList,
  excluded: proseList,
})

export const examLanguageListSchema = z.array(
  z.object({
    lang: z.enum(examLanguages),
    name: prose,
    count: z.int().min(1),
    exams: z.array(z.object({ exam: idSchema, name: prose })),
  }),
)

export const examCourseOperations = {
  list: contentOperation({
    path: '/v1/kspx',
    summary: '语言与考试课程，可按语言和考试筛选；没有这种考试时为空表',
    query: z.object({ lang: choiceField(examLanguages).optional(), exam: idField.optional(), ...paging }),
    data: pageOf(examCourseWireSchema),
  }),
  record: contentOperation({
    path: '/v1/kspx/{id}',
    summary:
      '一门课程：考试内容与计分（附出处和查证日期，以官网为准）、按起点的备考安排、课程形式、含什么不含什么',
    data: examCourseDetailWireSchema,
  }),
  languages: contentOperation({
    path: '/v1/kspxlang',
    summary: '课程涉及的语言和各自的考试',
    data: examLanguageListSchema,
  }),
}

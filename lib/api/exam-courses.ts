import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { type SourcedFact, sourcedFactSchema, toSourcedFact } from './facts'
import { daySchema, idSchema, recordPath } from './wire'

const prose = z.string().min(1)

export const examLanguages = ['en', 'ja'] as const

export type ExamLanguage = (typeof examLanguages)[number]

export const examCourseWireSchema = z.object({
  id: idSchema,
  /** Code of the exam; several courses may teach for one exam. */
  exam: idSchema,
  lang: z.enum(examLanguages),
  name: prose,
  name_en: prose,
  organiser: prose,
  summary: prose,
  /** Value of the TOEFL / language form's subject list, null where the list has none (specification §3). */
  apply_course: prose.nullable(),
  teach_methods: z.array(prose).min(1),
  /** True when candidates are usually minors: the site serves adults only, so a parent asks and signs. */
  for_parents: z.boolean(),
})

export const examCoursePageSchema = pageOf(examCourseWireSchema)

export const examCourseDetailWireSchema = examCourseWireSchema.extend({
  measures: prose,
  sections: z.array(z.object({ name: prose, text: prose })).min(1),
  scoring: prose,
  facts: z.array(sourcedFactSchema),
  official: z.object({ name: prose, url: z.url({ protocol: /^https$/ }) }),
  checked: daySchema,
  needed_by: z.array(prose).min(1),
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
  included: z.array(prose).min(1),
  excluded: z.array(prose).min(1),
})

export const examLanguageListSchema = z.array(
  z.object({
    lang: z.enum(examLanguages),
    name: prose,
    count: z.int().min(1),
    exams: z.array(z.object({ exam: idSchema, name: prose })),
  }),
)

export type ExamCourseSummary = {
  id: string
  exam: string
  lang: ExamLanguage
  name: string
  nameEn: string
  organiser: string
  summary: string
  applyCourse: string | null
  teachMethods: string[]
  forParents: boolean
  href: string
}

/**
 * One exam with its course. `facts` are figures with source and date, as read; the official site decides. `checked` is the
 * day the sources were last gone through. `plans` say what to do when, by where one starts.
 */
export type ExamCourse = ExamCourseSummary & {
  measures: string
  sections: { name: string; text: string }[]
  scoring: string
  facts: SourcedFact[]
  official: { name: string; url: string }
  checked: string
  neededBy: string[]
  plans: { start: string; weeks: string; steps: { when: string; text: string }[] }[]
  forms: { method: string; text: string }[]
  included: string[]
  excluded: string[]
}

export type ExamLanguageGroup = {
  lang: ExamLanguage
  name: string
  count: number
  exams: { exam: string; name: string }[]
}

export type ExamCourseQuery = { lang?: ExamLanguage; exam?: string; page?: number; limit?: number }

export const listExamCourses = async (query: ExamCourseQuery = {}): Promise<PageOf<ExamCourseSummary>> => {
  const page = await get('/v1/kspx', examCoursePageSchema, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** Languages with their exams, for the filter of the list. */
export const listExamLanguages = cache(
  async (): Promise<ExamLanguageGroup[]> => get('/v1/kspxlang', examLanguageListSchema),
)

/** One course, or null when there is none of this id. */
export const getExamCourse = cache(async (id: string): Promise<ExamCourse | null> => {
  const path = recordPath('/v1/kspx', id)
  const wire = path && (await getOrNull(path, examCourseDetailWireSchema))
  return wire ? toCourse(wire) : null
})

function toSummary(wire: z.output<typeof examCourseWireSchema>): ExamCourseSummary {
  const { id, exam, lang, name, organiser, summary } = wire
  return {
    id,
    exam,
    lang,
    name,
    nameEn: wire.name_en,
    organiser,
    summary,
    applyCourse: wire.apply_course,
    teachMethods: wire.teach_methods,
    forParents: wire.for_parents,
    href: detailPath.examCourse(id),
  }
}

function toCourse(wire: z.output<typeof examCourseDetailWireSchema>): ExamCourse {
  const { measures, sections, scoring, official, checked, plans, forms, included, excluded } = wire
  return {
    ...toSummary(wire),
    measures,
    sections,
    scoring,
    facts: wire.facts.map(toSourcedFact),
    official,
    checked,
    neededBy: wire.needed_by,
    plans,
    forms,
    included,
    excluded,
  }
}

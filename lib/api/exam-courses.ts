import { cache } from 'react'
import type { z } from 'zod'
import {
  examCourseOperations,
  type examCourseWireSchema,
  type examLanguageListSchema,
} from '@/lib/contract/exam-courses'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { toSourcedFact } from './facts'
import { fetchData, fetchRecord } from './fetch'

export type ExamCourseSummary = ReturnType<typeof toSummary>

export type ExamCourse = NonNullable<Awaited<ReturnType<typeof getExamCourse>>>

export type ExamLanguageGroup = z.output<typeof examLanguageListSchema>[number]

export const listExamCourses = async (query: QueryOf<typeof examCourseOperations.list> = {}) => {
  const page = await fetchData(examCourseOperations.list, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** Languages with their exams, for the filter of the list. */
export const listExamLanguages = cache(() => fetchData(examCourseOperations.languages))

/** One course, or null when the id is unknown. */
export const getExamCourse = cache(async (id: string) => {
  const wire = await fetchRecord(examCourseOperations.record, id)
  if (!wire) return null
  const { measures, sections, scoring, official, plans, forms, included, excluded } = wire
  const details = { measures, sections, scoring, official, plans, forms, included, excluded }
  return { ...toSummary(wire), ...details, facts: wire.facts.map(toSourcedFact), neededBy: wire.needed_by }
})

function toSummary(wire: z.output<typeof examCourseWireSchema>) {
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

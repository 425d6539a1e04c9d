import { cache } from 'react'
import type { z } from 'zod'
import { examCourseOperations, type examLanguageListSchema } from '@/lib/contract/exam-courses'
import { detailPath } from '@/lib/routing/paths'
import { fetchData } from './fetch'
import { pageFetcher, recordFetcher } from './resource'

export type ExamCourseSummary = Awaited<ReturnType<typeof listExamCourses>>['list'][number]

export type ExamCourse = NonNullable<Awaited<ReturnType<typeof getExamCourse>>>

export type ExamLanguageGroup = z.output<typeof examLanguageListSchema>[number]

const withPage = ({ id }: { id: string }) => ({ href: detailPath.examCourse(id) })

export const listExamCourses = pageFetcher(examCourseOperations.list, withPage)

export const getExamCourse = recordFetcher(examCourseOperations.record, withPage)

/** Languages with their exams, for the filter of the list. */
export const listExamLanguages = cache(() => fetchData(examCourseOperations.languages))

import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { listOf } from '@/components/features/records'
import {
  type ExamCourse,
  type ExamLanguageGroup,
  listExamCourses,
  listExamLanguages,
} from '@/lib/api/exam-courses'
import { type ExamLanguage, examLanguages } from '@/lib/contract/exam-courses'
import type { Filter, SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** All courses are on one page, so that they can be compared. */
const perPage = 24

/** The data of the list of courses for a query. Metadata and page share its requests. */
export async function loadCourses(params: SearchParams) {
  const filters = courseFilters(await listExamLanguages())
  return loadList({ path: paths.courses, filters, params, pages })
}

export type CourseListData = Awaited<ReturnType<typeof loadCourses>>

export const courseFilters = (groups: readonly ExamLanguageGroup[]): Filter[] => [
  {
    kind: 'choice',
    name: 'lang',
    label: '语言',
    choices: groups.map(({ lang, name }) => ({ value: lang, label: name })),
  },
  {
    kind: 'choice',
    name: 'exam',
    label: '考试',
    choices: examChoices(groups),
  },
]

/** An exam with several courses is one choice. */
function examChoices(groups: readonly ExamLanguageGroup[]) {
  const names = new Map(groups.flatMap(({ exams }) => exams.map(({ exam, name }) => [exam, name] as const)))
  return [...names].map(([value, label]) => ({ value, label }))
}

const pages = cachedPages(({ lang, exam }, page) =>
  listExamCourses({ lang: toLanguage(lang), exam, page, limit: perPage }),
)

const toLanguage = (lang: string | undefined): ExamLanguage | undefined =>
  examLanguages.find((known) => known === lang)

/** The other courses of a course's language. */
export async function relatedCourses({ id, lang }: ExamCourse) {
  const courses = await listOf(listExamCourses({ lang, limit: perPage }))
  return courses.filter((course) => course.id !== id)
}

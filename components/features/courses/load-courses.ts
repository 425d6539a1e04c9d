import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { listOf } from '@/components/features/records'
import {
  type ExamCourse,
  type ExamLanguageGroup,
  listExamCourses,
  listExamLanguages,
} from '@/lib/api/exam-courses'
import { type ExamLanguage, examLanguages } from '@/lib/contract/exam-courses'
import { choiceFilter, type Filter, type SearchParams } from '@/lib/listing'
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
  choiceFilter('lang', '语言', Object.fromEntries(groups.map(({ lang, name }) => [lang, name]))),
  // An exam with several courses is one choice.
  choiceFilter(
    'exam',
    '考试',
    Object.fromEntries(groups.flatMap(({ exams }) => exams.map(({ exam, name }) => [exam, name]))),
  ),
]

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

import { examCourseOperations, examCourseWireSchema, examLanguages } from '@/lib/contract/exam-courses'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { answering } from './answering'
import { paginate } from './paginate'

const languageNames = { en: '英语', ja: '日语' } as const

export const examCourseAnswers = answering(examCourseOperations, {
  list: ({ lang, exam, ...paging }) => {
    const page = paginate(
      listExamCourses().filter(
        (course) =>
          (lang === undefined || course.lang === lang) && (exam === undefined || course.exam === exam),
      ),
      paging,
    )
    return { ...page, list: page.list.map((course) => examCourseWireSchema.parse(course)) }
  },
  record: (_, id) => listExamCourses().find((course) => course.id === id) ?? null,
  languages: () =>
    examLanguages.map((lang) => {
      const courses = listExamCourses().filter((course) => course.lang === lang)
      return {
        lang,
        name: languageNames[lang],
        count: courses.length,
        exams: courses.map(({ exam, name }) => ({ exam, name })),
      }
    }),
})

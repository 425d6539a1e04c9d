import { z } from 'zod'
import {
  examCourseDetailWireSchema,
  examCoursePageSchema,
  examCourseWireSchema,
  examLanguageListSchema,
  examLanguages,
} from '@/lib/api/exam-courses'
import { examCourses } from '@/lib/host/content/exam-courses/exam-courses'
import { defineOperation, noQuery } from './operation'
import { choiceField, idField, paginate, paging } from './query'

const languageNames = { en: '英语', ja: '日语' } as const

export const examCourseOperations = [
  defineOperation({
    path: '/v1/kspx',
    summary: '语言与考试课程，可按语言和考试筛选；没有这种考试时为空表',
    query: z.object({ lang: choiceField(examLanguages).optional(), exam: idField.optional(), ...paging }),
    data: examCoursePageSchema,
    answer: ({ lang, exam, ...paging }) => {
      const page = paginate(
        examCourses.filter(
          (course) =>
            (lang === undefined || course.lang === lang) && (exam === undefined || course.exam === exam),
        ),
        paging,
      )
      return { ...page, list: page.list.map((course) => examCourseWireSchema.parse(course)) }
    },
  }),
  defineOperation({
    path: '/v1/kspx/{id}',
    summary:
      '一门课程：考试内容与计分（附出处和查证日期，以官网为准）、按起点的备考安排、课程形式、含什么不含什么',
    query: noQuery,
    data: examCourseDetailWireSchema,
    answer: (_, id) => examCourses.find((course) => course.id === id) ?? null,
  }),
  defineOperation({
    path: '/v1/kspxlang',
    summary: '课程涉及的语言和各自的考试',
    query: noQuery,
    data: examLanguageListSchema,
    answer: () =>
      examLanguages.map((lang) => {
        const courses = examCourses.filter((course) => course.lang === lang)
        return {
          lang,
          name: languageNames[lang],
          count: courses.length,
          exams: courses.map(({ exam, name }) => ({ exam, name })),
        }
      }),
  }),
]

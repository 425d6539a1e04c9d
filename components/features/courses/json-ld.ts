import type { ExamCourse } from '@/lib/api/exam-courses'
import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

/**
 * Structured data of the offer: a service. Search engines report a `Course` without prices and dates as an error, and the site prints
 * neither. Pupils are not taught, so for their exams it is planning for parents.
 */
export const courseJsonLd = (course: ExamCourse): JsonLd => ({
  '@type': 'Service',
  name: `${course.name}${course.forParents ? '备考规划' : '备考课程'}`,
  serviceType: course.forParents ? '考试备考规划' : '考试备考课程',
  description: course.summary,
  url: absoluteUrl(course.href),
  provider: organization(),
})

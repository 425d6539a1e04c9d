import type { ExamCourse } from '@/lib/api/exam-courses'
import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

/** Structured data of the offer: a course, or planning for parents where pupils are not taught. */
export function courseJsonLd(course: ExamCourse): JsonLd {
  const common = {
    description: course.summary,
    url: absoluteUrl(course.href),
    provider: organization(),
  }
  return course.forParents
    ? { '@type': 'Service', name: `${course.name}备考规划`, serviceType: '考试备考规划', ...common }
    : {
        '@type': 'Course',
        name: `${course.name}备考课程`,
        inLanguage: 'zh-CN',
        about: course.nameEn,
        ...common,
      }
}

import type { Metadata } from 'next'
import { CoursePage } from '@/components/features/courses/course-page'
import { relatedCourses } from '@/components/features/courses/load-courses'
import { courseMetadata } from '@/components/features/courses/metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getExamCourse } from '@/lib/api/exam-courses'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await getExamCourse((await params).id)
  return course === null ? missingMetadata : courseMetadata(course)
}

export default async function ExamCoursePage({ params }: Props) {
  const course = await getExamCourse((await params).id)
  if (course === null) return <MissingRecord id={(await params).id} />
  return <CoursePage course={course} related={await relatedCourses(course)} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CoursePage } from '@/components/exam-courses/course-page'
import { courseMetadata } from '@/components/exam-courses/metadata'
import { orEmpty } from '@/lib/api/client'
import { type ExamLanguage, getExamCourse, listExamCourses } from '@/lib/api/exam-courses'

type Props = { params: Promise<{ id: string }> }

/** Courses are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await getExamCourse((await params).id)
  return course === null ? {} : courseMetadata(course)
}

export default async function ExamCoursePage({ params }: Props) {
  const course = await getExamCourse((await params).id)
  if (course === null) notFound()
  const others = await orEmpty(coursesOf(course.lang))
  return <CoursePage course={course} related={others.filter(({ id }) => id !== course.id)} />
}

async function coursesOf(lang: ExamLanguage) {
  const { list } = await listExamCourses({ lang, limit: 24 })
  return list
}

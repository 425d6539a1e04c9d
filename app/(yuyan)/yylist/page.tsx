import type { Metadata } from 'next'
import { CourseIndex } from '@/components/features/courses/course-index'
import { loadCourses } from '@/components/features/courses/load-courses'
import { courseListMetadata } from '@/components/features/courses/metadata'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadCourses(await searchParams)
  return courseListMetadata(state)
}

export default async function ExamCoursesPage({ searchParams }: Props) {
  return <CourseIndex {...(await loadCourses(await searchParams))} />
}

import { CoursePage } from '@/components/features/courses/course-page'
import { relatedCourses } from '@/components/features/courses/load-courses'
import { courseMetadata } from '@/components/features/courses/metadata'
import { recordRoute } from '@/components/site/routes'
import { getExamCourse } from '@/lib/api/exam-courses'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getExamCourse,
  courseMetadata,
  async (course) => <CoursePage course={course} related={await relatedCourses(course)} />,
)

export { generateMetadata, generateStaticParams, page as default }

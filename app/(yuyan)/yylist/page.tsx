import { CourseIndex } from '@/components/features/courses/course-index'
import { loadCourses } from '@/components/features/courses/load-courses'
import { courseListMetadata } from '@/components/features/courses/metadata'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  loadCourses,
  ({ state }) => courseListMetadata(state),
  CourseIndex,
)

export { generateMetadata, page as default }

import { loadSchoolList } from '@/components/features/schools/load-school-list'
import { schoolListMetadata } from '@/components/features/schools/metadata'
import { SchoolList } from '@/components/features/schools/school-list'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  (params) => loadSchoolList('university', params),
  schoolListMetadata,
  SchoolList,
)

export { generateMetadata, page as default }

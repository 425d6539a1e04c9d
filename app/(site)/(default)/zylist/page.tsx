import { loadMajors } from '@/components/features/majors/load-majors'
import { MajorIndexView } from '@/components/features/majors/major-index'
import { majorListMetadata } from '@/components/features/majors/metadata'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  loadMajors,
  ({ state }) => majorListMetadata(state),
  MajorIndexView,
)

export { generateMetadata, page as default }

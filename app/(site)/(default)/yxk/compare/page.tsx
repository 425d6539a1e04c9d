import { ComparePage } from '@/components/features/schools/compare-page'
import { loadCompare } from '@/components/features/schools/load-compare'
import { compareMetadata } from '@/components/features/schools/metadata'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(loadCompare, compareMetadata, ComparePage)

export { generateMetadata, page as default }

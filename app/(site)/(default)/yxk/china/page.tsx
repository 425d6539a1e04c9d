import { ChinaListPage } from '@/components/features/schools/china-list-page'
import { loadChinaLists } from '@/components/features/schools/load-china-lists'
import { chinaListMetadata } from '@/components/features/schools/metadata'
import { queryRoute } from '@/components/site/routes'
import { queryText } from '@/lib/listing'

const { generateMetadata, page } = queryRoute(
  (params) => loadChinaLists(queryText(params)),
  chinaListMetadata,
  ChinaListPage,
)

export { generateMetadata, page as default }

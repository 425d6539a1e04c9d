import { isIndexedList } from '@/components/blocks/listing/indexed'
import { AdvisorList } from '@/components/features/people/advisor-list'
import { loadAdvisors } from '@/components/features/people/load-advisors'
import { queryRoute } from '@/components/site/routes'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  loadAdvisors,
  ({ state, found }) =>
    pageMetadata({
      title: '留学顾问团队',
      description:
        '按国家和分公司查找留学顾问：每位写明从业年限、工作语言、擅长与不接的委托，附官方登记册的查询方法、签约前要问的问题，以及顾问离职后的交接办法。',
      path: paths.advisors,
      isIndexed: isIndexedList(state, found.list),
    }),
  AdvisorList,
)

export { generateMetadata, page as default }

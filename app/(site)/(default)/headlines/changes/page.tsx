import { isIndexedList } from '@/components/blocks/listing/indexed'
import { changeFilters, changesFeed } from '@/components/features/immigration/change-words'
import { ChangesPage } from '@/components/features/immigration/changes-page'
import { queryRoute } from '@/components/site/routes'
import { single } from '@/lib/address'
import { readListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  (params) => ({ state: readListState(changeFilters(), params), change: single(params.change) }),
  ({ state, change }) =>
    pageMetadata({
      title: '政策变动：签证、移民与升学规则改了什么',
      description:
        '各国签证收费、资金证明、打工与毕业后工作、移民和投资入籍规则的变动：从哪天起、原来怎样、改成怎样、与谁有关、出处是什么，按国家和种类查，可订阅 RSS 与日历。',
      path: paths.changes,
      isIndexed: change === '' && isIndexedList(state, []),
      feed: changesFeed,
    }),
  ChangesPage,
)

export { generateMetadata, page as default }

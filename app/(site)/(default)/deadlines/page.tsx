import { isIndexedList } from '@/components/blocks/listing/indexed'
import { DeadlinesPage } from '@/components/features/deadlines/deadlines-page'
import { queryRoute } from '@/components/site/routes'
import { deadlineFilters } from '@/lib/facts/admissions/deadline-list'
import { readListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  (params) => ({ params }),
  ({ params }) =>
    pageMetadata({
      title: '留学申请截止日 2027：各校、各轮次还剩几天',
      description:
        '2027 年入学的申请截止日：美国早申和常规轮、UCAS、加州大学、香港、新加坡、加拿大、澳大利亚等，按国家和阶段查，写明还剩几天、出处和读取日期，可存成日历。',
      path: paths.deadlines,
      isIndexed: isIndexedList(readListState(deadlineFilters(), params), []),
    }),
  DeadlinesPage,
)

export { generateMetadata, page as default }

import { Found } from '@/components/features/search/found'
import { SearchStart } from '@/components/features/search/search-page'
import { readSearchState, shortened } from '@/components/features/search/search-state'
import { queryRoute } from '@/components/site/routes'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  readSearchState,
  ({ keyword }) =>
    pageMetadata({
      title: keyword === '' ? '站内搜索' : `“${shortened(keyword, 30)}”的搜索结果`,
      description:
        '在院校库、专业库、国家资讯、留学头条、考试课程、背景提升项目和服务页面里一起查找，中文、英文、简称、繁体和拼音都可以，结果按符合的程度列出。',
      path: paths.searchPage,
      isIndexed: false,
    }),
  (state) => (state.keyword === '' ? <SearchStart notes={state.notes} /> : <Found state={state} />),
)

export { generateMetadata, page as default }

import { FoundProgrammesPage } from '@/components/features/schools/found-programmes-page'
import { loadFoundProgrammes } from '@/components/features/schools/load-found-programmes'
import { queryRoute } from '@/components/site/routes'
import { queryText } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  queryText,
  (query) =>
    pageMetadata({
      title: '找课程：英国、澳大利亚、美国、中国香港、新加坡、日本',
      description:
        '按专业找各国大学的课程，中英文都能查：学历、一年学费、学制、雅思、学校名次、英国硕士的中国院校名单；每行链接到课程页或学校官网，没有公布的项说明有多少。',
      path: paths.programmes,
      // Only the page without a query, because there is no end of searches.
      isIndexed: query === '',
    }),
  async (query) => <FoundProgrammesPage {...(await loadFoundProgrammes(query))} />,
)

export { generateMetadata, page as default }

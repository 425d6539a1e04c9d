import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { queryRoute } from '@/components/site/routes'
import { listNews } from '@/lib/api/news'
import { readListState } from '@/lib/listing'

const { generateMetadata, page } = queryRoute(
  (params) => readListState([], params),
  (state) => articleListMetadata('industry', state),
  async (state) => (
    <ArticleIndex
      channel="industry"
      state={state}
      articles={await listNews({ type: 'industry', page: state.page })}
    />
  ),
)

export { generateMetadata, page as default }

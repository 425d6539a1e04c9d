import { articleMetadata } from '@/components/features/articles/article-metadata'
import { ArticlePage } from '@/components/features/articles/article-page'
import { loadSurroundings } from '@/components/features/articles/related'
import { recordRoute } from '@/components/site/routes'
import { getNews } from '@/lib/api/news'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  (id) => getNews('headlines', id),
  articleMetadata,
  async (article) => <ArticlePage article={article} {...(await loadSurroundings(article))} />,
)

export { generateMetadata, generateStaticParams, page as default }

import { articleMetadata } from '@/components/features/articles/article-metadata'
import { ArticlePage } from '@/components/features/articles/article-page'
import { loadSurroundings } from '@/components/features/articles/related'
import { recordRoute } from '@/components/site/routes'
import { getCountryNews } from '@/lib/api/country-news'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getCountryNews,
  articleMetadata,
  async (article) => <ArticlePage article={article} {...(await loadSurroundings(article))} />,
)

export { generateMetadata, generateStaticParams, page as default }

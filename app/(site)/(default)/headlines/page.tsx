import { ArticleIndex } from '@/components/articles/article-index'
import { articleChannels } from '@/components/articles/channels'
import { listNews } from '@/lib/api/news'
import { readListState, type SearchParams } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(articleChannels.headlines)

export default async function HeadlinesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const state = readListState([], await searchParams)
  const articles = await listNews({ type: 'headlines', page: state.page })
  return <ArticleIndex channel="headlines" state={state} articles={articles} />
}

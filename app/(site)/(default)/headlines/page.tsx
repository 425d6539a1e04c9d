import type { Metadata } from 'next'
import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { ComingChanges } from '@/components/features/immigration/change-strip'
import { listNews } from '@/lib/api/news'
import { readListState, type SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return articleListMetadata('headlines', readListState([], await searchParams))
}

export default async function HeadlinesPage({ searchParams }: Props) {
  const state = readListState([], await searchParams)
  const articles = await listNews({ type: 'headlines', page: state.page })
  return <ArticleIndex channel="headlines" state={state} articles={articles} beside={<ComingChanges />} />
}

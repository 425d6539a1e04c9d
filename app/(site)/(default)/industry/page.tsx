import type { Metadata } from 'next'
import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { listNews } from '@/lib/api/news'
import { readListState, type SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return articleListMetadata('industry', readListState([], await searchParams))
}

export default async function IndustryPage({ searchParams }: Props) {
  const state = readListState([], await searchParams)
  const articles = await listNews({ type: 'industry', page: state.page })
  return <ArticleIndex channel="industry" state={state} articles={articles} />
}

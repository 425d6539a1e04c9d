import type { Metadata } from 'next'
import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { WhatChanged } from '@/components/features/immigration/what-changed'
import { listNews } from '@/lib/api/news'
import { listChanges } from '@/lib/collections/kinds/change'
import { readListState, type SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return articleListMetadata('headlines', readListState([], await searchParams))
}

export default async function HeadlinesPage({ searchParams }: Props) {
  const state = readListState([], await searchParams)
  const articles = await listNews({ type: 'headlines', page: state.page })
  return (
    <ArticleIndex
      channel="headlines"
      state={state}
      articles={articles}
      beside={
        <>
          <h2 className="mb-2 text-xl">政策变动</h2>
          <WhatChanged changes={listChanges()} most={6} />
        </>
      }
    />
  )
}

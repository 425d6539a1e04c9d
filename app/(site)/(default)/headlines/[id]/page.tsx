import type { Metadata } from 'next'
import { articleMetadata } from '@/components/features/articles/article-metadata'
import { ArticlePage } from '@/components/features/articles/article-page'
import { loadSurroundings } from '@/components/features/articles/related'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getNews } from '@/lib/api/news'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await getNews('headlines', (await params).id))
}

export default async function HeadlinesArticlePage({ params }: Props) {
  const article = await getNews('headlines', (await params).id)
  if (article === null) return <MissingRecord id={(await params).id} />
  return <ArticlePage article={article} {...(await loadSurroundings(article))} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleMetadata } from '@/components/articles/article-metadata'
import { ArticlePage } from '@/components/articles/article-page'
import { loadSurroundings } from '@/components/articles/related'
import { getNews } from '@/lib/api/news'

type Props = { params: Promise<{ id: string }> }

/** Articles are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await getNews((await params).id))
}

export default async function HeadlinesArticlePage({ params }: Props) {
  const article = await getNews((await params).id)
  if (article?.type !== 'headlines') notFound()
  return <ArticlePage article={article} {...(await loadSurroundings(article))} />
}

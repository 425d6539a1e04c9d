import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleMetadata } from '@/components/articles/article-metadata'
import { ArticlePage } from '@/components/articles/article-page'
import { loadSurroundings } from '@/components/articles/related'
import { getCountryNews } from '@/lib/api/country-news'

type Props = { params: Promise<{ id: string }> }

/** Articles are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await getCountryNews((await params).id))
}

export default async function CountryArticlePage({ params }: Props) {
  const article = await getCountryNews((await params).id)
  if (article === null) notFound()
  return <ArticlePage article={article} {...(await loadSurroundings(article))} />
}

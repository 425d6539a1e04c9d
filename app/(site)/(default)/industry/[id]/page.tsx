import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/articles/article-page'
import { articleChannels } from '@/components/articles/channels'
import { getNews, listNews } from '@/lib/api/news'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Articles are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await getNews((await params).id)
  if (article === null) return {}
  return pageMetadata({
    title: article.title,
    description: article.summary,
    path: article.href,
    kind: 'article',
  })
}

export default async function IndustryArticlePage({ params }: Props) {
  const { id } = await params
  const article = await getNews(id)
  if (article === null || article.type !== 'industry') notFound()
  const { list } = await listNews({ type: 'industry', limit: 6 })
  const { title, path } = articleChannels.industry
  return (
    <ArticlePage
      article={article}
      channel={{ label: title, href: path }}
      related={list.filter((other) => other.id !== id).slice(0, 5)}
    />
  )
}

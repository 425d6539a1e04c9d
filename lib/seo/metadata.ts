import type { Metadata } from 'next'
import { site } from '@/lib/site'

type PageFacts = {
  /** Without the brand; up to 30 Chinese characters. */
  title: string
  /** 60 to 80 Chinese characters. */
  description: string
  /** Canonical path: never an alias, never with filters. */
  path: string
  /** False keeps the page out of search engines; its links are followed. */
  isIndexed?: boolean
  kind?: 'website' | 'article'
  language?: 'zh-CN' | 'en'
  /** Path of an RSS feed that tells what is new on the page; feed readers find it by itself. */
  feed?: string | null
}

/** Title, description, canonical link, robots and share card of a page. */
export function pageMetadata({
  title,
  description,
  path,
  isIndexed = true,
  kind = 'website',
  language = 'zh-CN',
  feed = null,
}: PageFacts): Metadata {
  const fullTitle = title.includes(site.brand) ? title : `${title} · ${site.brand}`
  return {
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical: path,
      ...(feed !== null && { types: { 'application/rss+xml': [{ url: feed, title: fullTitle }] } }),
    },
    openGraph: {
      type: kind,
      title: fullTitle,
      description,
      url: path,
      siteName: site.brand,
      locale: language === 'en' ? 'en_US' : 'zh_CN',
    },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  }
}

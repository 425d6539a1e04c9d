import type { Metadata } from 'next'
import { env } from '@/lib/core/env'
import { mobileTarget } from '@/lib/routing/mobile'
import { site } from '@/lib/site'
import { cardOf, cardPath, squareCard } from './share-cards'

type PageFacts = {
  /** Without the brand; up to 30 Chinese characters. */
  title: string
  /** 60 to 80 Chinese characters. */
  description: string
  /** Canonical path: never an alias, never with filters. */
  path: string
  /** False keeps the page out of search engines; its links are followed. */
  isIndexed?: boolean
  /** Whether it has its Markdown although it is not indexed: a record of which little is known. */
  hasTwin?: boolean
  kind?: 'website' | 'article'
  language?: 'zh-CN' | 'en'
  /** Path of an RSS feed of the page, which feed readers find by this link. */
  feed?: string | null
}

/** The screens for which the mobile address of a page is meant. */
export const handheld = 'only screen and (max-width: 640px)'

/** The absolute mobile address of a page. */
export function mobileAddress(path: string): string {
  const { SITE_ORIGIN, MOBILE_ORIGIN } = env()
  return new URL(mobileTarget(path, '', MOBILE_ORIGIN), SITE_ORIGIN).href
}

/** The address of a page as Markdown: `/chanel/uk.md`; `/index.md` for the home page. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`

/** The title of a page whose record does not exist (specification §8). */
export const missingMetadata: Metadata = { title: '您要看的内容不存在' }

/** Title, description, canonical link, mobile address, robots and share card of a page. */
export function pageMetadata({
  title,
  description,
  path,
  isIndexed = true,
  hasTwin = isIndexed,
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
      media: { [handheld]: mobileAddress(path) },
      types: {
        ...(hasTwin && { 'text/markdown': markdownPath(path) }),
        ...(feed !== null && { 'application/rss+xml': [{ url: feed, title: fullTitle }] }),
      },
    },
    openGraph: {
      type: kind,
      title: fullTitle,
      description,
      url: path,
      siteName: site.brand,
      locale: language === 'en' ? 'en_US' : 'zh_CN',
      images: [
        { url: cardPath(cardOf(path)), width: 1200, height: 630 },
        { url: squareCard, width: 600, height: 600 },
      ],
    },
    // Only the address: the framework would otherwise repeat both pictures with their size.
    twitter: { card: 'summary_large_image', images: cardPath(cardOf(path)) },
    // Baidu reads this where others read the alternate link.
    other: { 'mobile-agent': `format=html5; url=${mobileAddress(path)}` },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  }
}

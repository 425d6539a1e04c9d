import { absoluteUrl, articleImage, type JsonLd, organization } from '@/lib/seo/json-ld'

/** A case or an admission as an article of the company. */
export const articleJsonLd = (
  { title, href }: { title: string; href: string },
  description: string,
  month?: string,
): JsonLd => ({
  '@type': 'Article',
  headline: title,
  description,
  image: articleImage(href),
  ...(month !== undefined && { datePublished: month }),
  author: organization(),
  publisher: organization(),
  mainEntityOfPage: absoluteUrl(href),
})

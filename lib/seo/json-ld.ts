import { env } from '@/lib/core/env'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'
import { cardOf, cardPath } from './share-cards'

/** A schema.org object; `@context` is added when it is printed. */
export type JsonLd = { '@type': string; [property: string]: unknown }

/** The absolute address of one of our paths. */
export const absoluteUrl = (path: string) => new URL(path, env().SITE_ORIGIN).href

/** The picture of an article: the one that links to it show. */
export const articleImage = (path: string) => absoluteUrl(cardPath(cardOf(path)))

/** The company. Only configured facts and business constants; no ratings of ourselves. */
export function organization(): JsonLd {
  const { COMPANY_NAME, COMPANY_ADDRESS } = env()
  return {
    '@type': 'Organization',
    '@id': `${absoluteUrl('/')}#organization`,
    name: site.brand,
    legalName: COMPANY_NAME,
    address: COMPANY_ADDRESS,
    url: absoluteUrl('/'),
    telephone: site.hotline,
  }
}

/** The site and how to search it, for the home page. */
export function website(): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#website`,
    name: site.brand,
    url: absoluteUrl('/'),
    inLanguage: site.language,
    publisher: { '@id': organization()['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      // The braces are a placeholder for the search words, so they must not be encoded.
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(paths.searchPage)}?Keyword={keyword}` },
      'query-input': 'required name=keyword',
    },
  }
}

/** The breadcrumb from the home page to a page. */
export function breadcrumbList(items: readonly { label: string; href?: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      ...(item.href !== undefined && { item: absoluteUrl(item.href) }),
    })),
  }
}

/** Text for a `<script type="application/ld+json">`: `<` is escaped, so that no content can close the element. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

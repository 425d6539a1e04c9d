import { toSitemapIndex } from '@/lib/seo/sitemap'
import { xmlAnswer } from '@/lib/seo/xml'

export const dynamic = 'force-static'

/** The index of the sitemaps, by type of page. */
export function GET(): Response {
  return xmlAnswer(toSitemapIndex(), 'application/xml')
}

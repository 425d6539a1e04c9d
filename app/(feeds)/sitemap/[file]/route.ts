import { listSitemap, listUrls, sitemapNames, toUrlSet } from '@/lib/seo/sitemap'
import { xmlAnswer } from '@/lib/seo/xml'

type Context = { params: Promise<{ file: string }> }

export const revalidate = 3600

/**
 * Rendered at the first request and cached like a page, so that a build needs no list and a crawler waits at most
 * once.
 */
export function generateStaticParams() {
  return []
}

/** One sitemap, such as /sitemap/schools.xml, or the addresses of all in /sitemap/urls.txt. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  if (file === 'urls.txt') {
    return new Response(await listUrls(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const name = sitemapNames.find((known) => file === `${known}.xml`)
  if (name === undefined) return new Response(null, { status: 404 })
  return xmlAnswer(toUrlSet(await listSitemap(name)), 'application/xml')
}

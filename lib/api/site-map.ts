import { cache } from 'react'
import { siteMapOperations } from '@/lib/contract/site-map'
import { fetchData } from './fetch'

/** One section of the site map; never empty. */
export type SiteMapSection = Awaited<ReturnType<typeof listSiteMap>>[number]

/** `updated` is an ISO day, null when no true one is known. */
export type SiteMapLink = SiteMapSection['links'][number]

/** Every public page that exists, in sections, for /map and the sitemap. Pages of single records are reached from their lists. */
export const listSiteMap = cache(async () => {
  const sections = await fetchData(siteMapOperations.list)
  return sections.map(({ id, title, list }) => ({
    id,
    title,
    links: list.map(({ name, linkurl, updated, indexed }) => ({
      name,
      href: linkurl,
      updated: updated ?? null,
      isIndexed: indexed ?? true,
    })),
  }))
})

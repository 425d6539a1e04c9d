import { orEmpty } from '@/lib/api/client'
import { listSiteMap, type SiteMapLink } from '@/lib/api/site-map'
import { paths } from '@/lib/routing/paths'

/** The most wanted pages, in order. */
const wanted: readonly string[] = [
  paths.schools,
  paths.ranking,
  paths.majorList,
  paths.countryNews,
  paths.cost,
  paths.gpa,
  paths.courses,
  paths.headlines,
  paths.ossd,
  paths.contact,
]

/** The popular pages that exist; empty when the site map cannot be read. */
export async function listPopularPages(): Promise<SiteMapLink[]> {
  const links = (await orEmpty(listSiteMap())).flatMap((section) => section.links)
  return wanted.flatMap((href) => links.find((link) => link.href === href) ?? [])
}

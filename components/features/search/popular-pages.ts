import { orEmpty } from '@/lib/api/client'
import { listSiteMap, type SiteMapLink } from '@/lib/api/site-map'
import { paths } from '@/lib/routing/paths'

/** What a visitor most likely looks for, in the order offered. */
const wanted: readonly string[] = [
  paths.schools,
  paths.ranking,
  '/zylist',
  '/countrylines',
  paths.cost,
  '/gpa',
  '/yylist',
  paths.headlines,
  paths.ossd,
  paths.contact,
]

/** The often wanted pages that exist; none when the site map can't be read. */
export async function listPopularPages(): Promise<SiteMapLink[]> {
  const links = (await orEmpty(listSiteMap())).flatMap((section) => section.links)
  return wanted.flatMap((href) => links.find((link) => link.href === href) ?? [])
}

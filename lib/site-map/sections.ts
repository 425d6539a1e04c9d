import type { z } from 'zod'
import { families } from '@/lib/campaigns/families'
import type { siteMapSchema } from '@/lib/contract/site-map'
import { plainText } from '@/lib/facts/in-text'
import { listSitePages } from './pages'

type Section = z.input<typeof siteMapSchema>[number]

/**
 * Every public page that exists, in sections; sections without a page are left out.
 * @param exists the addresses that have a page
 * @param campaigns those to which lists may link
 */
export function toSiteMap(
  exists: ReadonlySet<string>,
  campaigns: readonly { path: string; family: string; seo: { title: string } }[],
): Section[] {
  const own: Section[] = listSitePages().map(({ id, title, pages }) => ({
    id,
    title,
    list: pages
      .filter(({ href }) => hasPage(exists, href))
      .map(({ name, href, indexed }) => ({ name, linkurl: href, indexed })),
  }))
  const listed = new Set(own.flatMap(({ list }) => list.map(({ linkurl }) => linkurl)))
  const byFamily = families.map(({ id, title }) => ({
    id,
    title,
    list: campaigns
      .filter(({ path, family }) => !listed.has(path) && family === id)
      .map(({ path, seo }) => ({ name: withoutBrand(plainText(seo.title)), linkurl: path })),
  }))
  return [...own, ...byFamily].filter(({ list }) => list.length > 0)
}

/** Whether an address has a page: its own, or one whose last segment is optional. */
export function hasPage(exists: ReadonlySet<string>, href: string): boolean {
  return exists.has(href) || [...exists].some((page) => page.startsWith(`${href}/[[`))
}

/** Titles of pages may end with the brand, for the browser's tab. */
export const withoutBrand = (title: string): string => title.replace(/\s*[|｜_·–-]\s*美世留学\s*$/, '')

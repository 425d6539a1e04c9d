import { readdirSync } from 'node:fs'
import { readTable } from '@/lib/core/read-table'

const cells = (file: string, columns: string[]) =>
  readTable(file, columns, import.meta.dirname).map((row) => columns.map((column) => row.text(column) ?? ''))

/**
 * Every address of the specification, written out independently of the code that serves it, so that tests do not compare generated data
 * with itself: routes, and the short addresses with the page that each shows. `{id}` is one path segment, `{id?}` an optional one.
 */
export const knownRoutes = cells('known-routes.csv', ['kind', 'address']).flatMap(([kind, address = '']) =>
  kind === 'route' ? [address] : [],
)
export const knownAliases = cells('aliases.csv', ['alias', 'page']).map(
  ([alias = '', page = '']) => [alias, page] as const,
)

/** Campaign pages are added and removed as folders, so their addresses are read from those. */
const campaignPages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\([^)]+\)\/special\/(?!_).+\/content\.yaml$/.test(file))
  .map((file) => file.replace(/^\([^)]+\)/, '').replace(/\/content\.yaml$/, ''))

const patterns = [
  ...new Set([...knownRoutes, ...knownAliases.map(([alias]) => alias), ...campaignPages]),
].map((route) => new RegExp(`^${route.replaceAll('/{id?}', '(?:/[^/]+)?').replaceAll('{id}', '[^/]+')}$`))

/** Whether an internal address is a page of the site, without its query and hash. */
export function isKnownPath(href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return patterns.some((pattern) => pattern.test(path))
}

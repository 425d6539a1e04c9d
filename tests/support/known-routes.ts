import { readdirSync } from 'node:fs'
import { readTable } from '@/lib/core/read-table'

/**
 * Every address of the specification, written out independently of the code that serves it, so that tests do not compare generated data
 * with itself: routes, and the short addresses, each of which shows one of them. `{id}` is one path segment, `{id?}` an optional one.
 */
const addresses = readTable('known-routes.csv', ['kind', 'address'], import.meta.dirname).map((row) => ({
  kind: row.text('kind'),
  address: row.text('address') ?? '',
}))

export const knownRoutes = addresses.flatMap(({ kind, address }) => (kind === 'route' ? [address] : []))

/** Campaign pages are added and removed as folders, so their addresses are read from those. */
const campaignPages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\([^)]+\)\/special\/(?!_).+\/content\.yaml$/.test(file))
  .map((file) => file.replace(/^\([^)]+\)/, '').replace(/\/content\.yaml$/, ''))

const patterns = [...new Set([...addresses.map(({ address }) => address), ...campaignPages])].map(
  (route) => new RegExp(`^${route.replaceAll('/{id?}', '(?:/[^/]+)?').replaceAll('{id}', '[^/]+')}$`),
)

/** Whether an internal address is a page of the site, without its query and hash. */
export function isKnownPath(href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return patterns.some((pattern) => pattern.test(path))
}

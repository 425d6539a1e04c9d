import { decodeUri } from '@/lib/core/decode-uri'
import { ownPath } from './own-path'
import { notPages } from './private-paths'

/** First parts of addresses that no visitor has open: they answer programs, set a cookie, or show what is not published. */
const notVisited: readonly string[] = [
  // The address of a receipt without its code is kept: it says that a form was on that page.
  ...notPages.filter((name) => name !== 'receipt'),
  ...['preview', 'markdown', 'desktop', 'speculation-rules'],
]

/**
 * Whether a path is that of a page, and opening it does no more than show the page. Judged by what a server makes of the path: decoded,
 * with repeated slashes merged, in any case.
 * @param path as in `URL.pathname`, so without `.` and `..`
 */
function isPagePath(path: string): boolean {
  const decoded = decodeUri(path)
  const parts = decoded
    .toLowerCase()
    .split(/[/\\]+/)
    .filter(Boolean)
  if (parts.some((part) => /^\.+$|[\p{Z}\p{C}]|%(?![\da-f]{2})/u.test(part))) return false
  const [first = ''] = parts[0] === 'm' ? parts.slice(1) : parts
  return !notVisited.includes(first) && !/\.[a-z\d]+$/.test(parts.at(-1) ?? '')
}

/**
 * The address of a page of this site, as a browser requests it; null for anything else. Such addresses come from visitors, and a
 * consultant opens them.
 * @param address a path, or an address with an origin, which is kept
 * @param origins the site's own origins
 */
export function pageAddress(address: string, origins: readonly string[]): string | null {
  const path = ownPath(address, origins)
  if (path === null || !isPagePath(path.replace(/[?#].*/s, ''))) return null
  return URL.canParse(address) ? new URL(address).href : path
}

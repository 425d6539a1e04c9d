import { paths } from './paths'

/** Set to `1` by a phone visitor who chose the desktop version. */
export const desktopCookie = 'pc'

/** A path with this marker (study abroad after the gaokao) has a mobile page of its own. */
export const gkhlxMarker = 'gkhlx'

/**
 * Agents that may be phones: whoever does not match is never sent to the mobile site. The middleware's matcher holds the
 * same words, since Next wants a literal there; the front's cache tells devices apart by them.
 */
export const mobileAgentPattern =
  '(?:Mobi|Android|iPhone|iPad|iPod|HarmonyOS|Windows Phone|BlackBerry|BB10|Opera Mini|Kindle|Silk/|Symbian|KaiOS|UCWEB|J2ME|MIDP)'

/** Pages that serve phones as they are: the mobile page itself, and what its form and its links lead to. */
export function isOwnMobilePath(path: string): boolean {
  return [paths.mobile, paths.leadResult, paths.receipts, paths.privacy, '/apipc', '/_next'].some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  )
}

/**
 * Where a phone goes that asked for `path`. The query (advertising parameters) goes along.
 * @param search the query with its leading `?`, or empty
 * @param origin the mobile site; undefined for our own pages at /m, which remember the path for the way back
 */
export function mobileTarget(path: string, search: string, origin: string | undefined): string {
  const isGkhlx = path.includes(gkhlxMarker)
  if (origin !== undefined) {
    const url = new URL(origin)
    url.pathname = isGkhlx ? `/${gkhlxMarker}` : path
    url.search = search
    return url.href
  }
  const query = new URLSearchParams(search)
  query.set('from', path)
  return `${isGkhlx ? paths.mobileGkhlx : paths.mobile}?${query}`
}

/** A path of this site from untrusted text; the home page when it is anything else. */
export function toOwnPath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])/.test(text) || text.length > 500) return paths.home
  const url = new URL(text, 'http://own.invalid')
  return url.host === 'own.invalid' ? `${url.pathname}${url.search}` : paths.home
}

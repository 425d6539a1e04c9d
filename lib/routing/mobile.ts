import type { CookieName } from '@/lib/leads/browser-storage'
import { cookieName } from '@/lib/leads/cookie-name'
import { paths } from './paths'
import { notPages } from './private-paths'

/** The cookie with which a phone's visitor has chosen the desktop version. */
const desktopCookie: CookieName = 'pc'

/**
 * A header of cookies with that choice, in its name with or without TLS: it is only a choice. The cache of nginx reads the header by the
 * same expression, so that both tell devices apart in the same way.
 */
export const desktopCookiePattern = `(?:^|;)[ \\t]*(?:__Host-)?${desktopCookie}=1[ \\t]*(?:;|$)`

const thirtyDays = 30 * 24 * 60 * 60

/** The header with which a browser keeps that choice. */
export function desktopChoice(siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(desktopCookie, siteOrigin)}=1; Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax${secure}`
}

/** A path that contains this text (study abroad after the gaokao) has a mobile page of its own. */
const gkhlxMarker = 'gkhlx'

/** User agents that may be phones: any other is never redirected to the mobile site. The cache of nginx uses it to distinguish devices. */
export const mobileAgentPattern =
  '(?:Mobi|Android|iPhone|iPad|iPod|HarmonyOS|OpenHarmony|ArkWeb|Windows Phone|BlackBerry|BB10|Opera Mini|Kindle|Silk/|Symbian|Nokia|SonyEricsson|webOS|Tizen|Tablet|PlayBook|KaiOS|UCWEB|J2ME|MIDP)'

/** Paths of our origin without a mobile address: the API, probes, personal pages, files. */
const withoutMobileAddress = new RegExp(`^/(?:${notPages.join('|')})(?:/|$)|\\.[a-z0-9]+$`)

/** Addresses that are not redirected on phones: the mobile addresses themselves, and those without a mobile address. */
export function isOwnMobilePath(path: string): boolean {
  return path === paths.mobile || path.startsWith(`${paths.mobile}/`) || withoutMobileAddress.test(path)
}

/** Pages of their own below /m; every other address there shows the page of the same name. */
const ownMobilePages: readonly string[] = [paths.mobileGkhlx, paths.mobileDesktop]

/** The mobile address of a page: `/m/uk` for `/uk`, `/m` for the home page, and the separate mobile page for a path that contains gkhlx. */
export function toMobilePath(path: string): string {
  if (path.includes(gkhlxMarker)) return paths.mobileGkhlx
  return path === paths.home ? paths.mobile : `${paths.mobile}${path}`
}

/** The path whose page a mobile address shows, `/uk` for `/m/uk`; null when it is not a mobile address. */
export function fromMobilePath(path: string): string | null {
  if (!path.startsWith(`${paths.mobile}/`) || ownMobilePages.includes(path)) return null
  const page = path.slice(paths.mobile.length)
  return isOwnMobilePath(page) ? null : page
}

/**
 * The target to which a phone's request for `path` is redirected. The query (advertising parameters) is kept.
 * @param search the query with its leading `?`, or empty
 * @param origin the mobile site; undefined for our own addresses below /m
 */
export function mobileTarget(path: string, search: string, origin: string | undefined): string {
  if (origin === undefined) return `${toMobilePath(path)}${search}`
  const url = new URL(origin)
  url.pathname = path.includes(gkhlxMarker) ? `/${gkhlxMarker}` : path
  url.search = search
  return url.href
}

import { type NextRequest, NextResponse } from 'next/server'
import { resolveAlias } from './aliases'
import { isMobile, readAgent } from './devices'
import { queryFromGbk } from './gbk-query'
import {
  desktopCookiePattern,
  fromMobilePath,
  isOwnMobilePath,
  mobileAgentPattern,
  mobileTarget,
  toMobilePath,
} from './mobile'
import { movedTo } from './moved'
import { ownPath } from './own-path'
import { paths } from './paths'
import { encodedAddress } from './raw-address'

const mobileAgent = new RegExp(mobileAgentPattern)
const desktopCookie = new RegExp(desktopCookiePattern)
/** For what a shared cache must not give to others. */
const notShared = { 'Cache-Control': 'private, no-store', Vary: 'User-Agent' }

/**
 * The middleware's handling of a request: a phone's request for a document is redirected to the mobile site (301), an alias or an address
 * below /m is rewritten to its page, everything else passes.
 * @param mobileOrigin the mobile site; undefined for our own addresses below /m
 */
export function routeRequest(request: NextRequest, mobileOrigin: string | undefined): NextResponse {
  const isMobileSite =
    mobileOrigin !== undefined && request.headers.get('host') === new URL(mobileOrigin).host
  const { pathname } = request.nextUrl
  if (isMobileSite && !isOwnMobilePath(pathname)) {
    const own = toMobilePath(pathname)
    return redirectMoved(request) ?? rewrite(request, resolveAlias(fromMobilePath(own) ?? own))
  }
  return (
    redirectRawAddress(request) ??
    redirectFromGbk(request) ??
    redirectMoved(request) ??
    redirectToMobile(request, mobileOrigin) ??
    redirectEmptySearch(request) ??
    rewrite(request, pageOf(pathname), isDesktopTakenForPhone(request) ? notShared : {})
  )
}

function redirectToMobile(request: NextRequest, mobileOrigin: string | undefined): NextResponse | null {
  const { pathname, search } = request.nextUrl
  if (!isTakenForPhone(request) || !isMobile(readAgent(agentOf(request)))) return null
  const target = mobileTarget(pathname, search, mobileOrigin)
  // Permanent, as the specification requires, but never stored, because desktops use the same address. Next shortens a Location on its
  // own host to a path, so no host from the request is ever sent back.
  return new NextResponse(null, {
    status: 301,
    headers: {
      ...notShared,
      Location: mobileOrigin === undefined ? ownLocation(target, request) : target,
    },
  })
}

const agentOf = (request: NextRequest) => request.headers.get('user-agent') ?? ''

/** Whether the cache of nginx counts this as a phone's request for a page that phones are redirected from: by the same expressions. */
const isTakenForPhone = (request: NextRequest): boolean =>
  isDocumentRequest(request) &&
  !isOwnMobilePath(request.nextUrl.pathname) &&
  !desktopCookie.test(request.headers.get('cookie') ?? '') &&
  mobileAgent.test(agentOf(request))

/** A television or a reader in the cache's words for a phone: its page must not become that of phones. */
const isDesktopTakenForPhone = (request: NextRequest): boolean =>
  isTakenForPhone(request) && !isMobile(readAgent(agentOf(request)))

/** An address that nginx had to encode leads to its encoded form. */
function redirectRawAddress(request: NextRequest): NextResponse | null {
  const address = encodedAddress(new URL(request.url).pathname)
  if (address === null) return null
  return new NextResponse(null, {
    status: 301,
    headers: { Location: ownLocation(address, request), 'Cache-Control': 'private, no-store' },
  })
}

/** A query in GBK leads to the same address in UTF-8, because the framework reads only that. */
function redirectFromGbk(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const query = isDocumentRequest(request) ? queryFromGbk(search) : null
  if (query === null) return null
  return new NextResponse(null, {
    status: 303,
    headers: { Location: ownLocation(`${pathname}${query}`, request) },
  })
}

/** A former address leads to the page that has taken its place, on the site of the visitor's device. */
function redirectMoved(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const page = fromMobilePath(pathname)
  const now = isDocumentRequest(request) ? movedTo(page ?? pathname, search) : null
  if (now === null) return null
  const path = page === null ? now.path : toMobilePath(now.path)
  return new NextResponse(null, {
    status: 301,
    headers: { Location: ownLocation(`${path}${now.search}`, request) },
  })
}

/** An empty search box leads to the OSSD page (specification §2 Header), also without a script. */
function redirectEmptySearch(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl
  if (pageOf(pathname) !== paths.searchPage || searchParams.get('Keyword')?.trim() !== '') return null
  const isMobileAddress = fromMobilePath(pathname) !== null
  return new NextResponse(null, {
    status: 303,
    headers: { Location: ownLocation(isMobileAddress ? toMobilePath(paths.ossd) : paths.ossd, request) },
  })
}

/** The middleware has to give an absolute address; Next shortens one of its own host to a path. */
export const ownLocation = (path: string, request: NextRequest): string =>
  new URL(ownPath(path) ?? paths.home, request.url).href

/** The page of an address: below /m the page of that name, for an alias its target. */
const pageOf = (path: string) => resolveAlias(fromMobilePath(path) ?? path)

function rewrite(request: NextRequest, page: string, headers: Record<string, string> = {}): NextResponse {
  // `nextUrl` replaces every loopback address by localhost. Next would treat that as another host and fetch the page from itself over the
  // network, by TLS when the proxy in front says so.
  const url = new URL(request.url)
  if (page === url.pathname) return NextResponse.next({ headers })
  url.pathname = page
  return NextResponse.rewrite(url, { headers })
}

/** A request of the browser for a document, not of an open page's router for data. */
export function isDocumentRequest(request: NextRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !['rsc', 'next-router-prefetch', 'x-nextjs-data'].some((header) => request.headers.has(header))
}

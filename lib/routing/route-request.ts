import { type NextRequest, NextResponse } from 'next/server'
import { resolveAlias } from './aliases'
import { isMobile, readAgent } from './devices'
import { desktopCookie, isOwnMobilePath, mobileTarget } from './mobile'

/**
 * What the middleware does with a request: a phone asking for a document goes to the mobile site (301), an alias is
 * rewritten to its page, everything else passes.
 * @param mobileOrigin the mobile site; undefined for our own page at /m
 */
export function routeRequest(request: NextRequest, mobileOrigin: string | undefined): NextResponse {
  return redirectToMobile(request, mobileOrigin) ?? rewriteAlias(request) ?? NextResponse.next()
}

function redirectToMobile(request: NextRequest, mobileOrigin: string | undefined): NextResponse | null {
  const { pathname, search } = request.nextUrl
  if (!isDocumentRequest(request) || isOwnMobilePath(pathname)) return null
  if (request.cookies.get(desktopCookie)?.value === '1') return null
  if (!isMobile(readAgent(request.headers.get('user-agent') ?? ''))) return null
  // Permanent as the specification says, yet never stored: the same address serves desktops. Next shortens a Location on
  // its own host to a path, so no host from the request is ever sent back.
  return new NextResponse(null, {
    status: 301,
    headers: {
      Location: new URL(mobileTarget(pathname, search, mobileOrigin), request.nextUrl.origin).href,
      'Cache-Control': 'private, no-store',
      Vary: 'User-Agent',
    },
  })
}

function rewriteAlias(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl
  const page = resolveAlias(pathname)
  if (page === pathname) return null
  const url = request.nextUrl.clone()
  url.pathname = page
  return NextResponse.rewrite(url)
}

/** A whole page asked for by the browser, not data that the router of an open page fetches. */
function isDocumentRequest(request: NextRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !['rsc', 'next-router-prefetch', 'x-nextjs-data'].some((header) => request.headers.has(header))
}

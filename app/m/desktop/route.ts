import { type NextRequest, NextResponse } from 'next/server'
import { desktopCookie, fromMobilePath, toOwnPath } from '@/lib/routing/mobile'

const thirtyDays = 30 * 24 * 60 * 60

/**
 * GET /m/desktop: keeps this phone on the desktop version and goes to a page of it: the one named in `to`, else the one whose
 * mobile address the visitor came from.
 */
export function GET(request: NextRequest): NextResponse {
  const target = toOwnPath(request.nextUrl.searchParams.get('to') ?? cameFrom(request.headers.get('referer')))
  return new NextResponse(null, {
    status: 303,
    headers: {
      Location: target,
      'Cache-Control': 'no-store',
      'Set-Cookie': `${desktopCookie}=1; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`,
    },
  })
}

function cameFrom(referer: string | null): string | null {
  if (referer === null || !URL.canParse(referer)) return null
  const { pathname, search } = new URL(referer)
  const page = fromMobilePath(pathname)
  return page && `${page}${search}`
}

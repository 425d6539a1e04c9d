import { type NextRequest, NextResponse } from 'next/server'
import { desktopCookie, fromMobilePath, toOwnPath } from '@/lib/routing/mobile'

const thirtyDays = 30 * 24 * 60 * 60

/**
 * GET /m/desktop: sets this phone to the desktop version and redirects to a page of it: the one in `to`, otherwise
 * the desktop page of the mobile address from which the visitor came.
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

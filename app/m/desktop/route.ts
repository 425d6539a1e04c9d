import type { NextRequest } from 'next/server'
import { env } from '@/lib/core/env'
import { desktopChoice, fromMobilePath } from '@/lib/routing/mobile'
import { paths } from '@/lib/routing/paths'
import { seeOther } from '@/lib/routing/see-other'

/**
 * GET /m/desktop: sets this phone to the desktop version and redirects to a page of it: the one in `to`, otherwise
 * the desktop page of the mobile address from which the visitor came.
 */
export function GET(request: NextRequest): Response {
  const target = request.nextUrl.searchParams.get('to') ?? cameFrom(request.headers.get('referer'))
  return seeOther(target ?? paths.home, {
    'Cache-Control': 'no-store',
    'Set-Cookie': desktopChoice(env().SITE_ORIGIN),
  })
}

function cameFrom(referer: string | null): string | null {
  if (referer === null || !URL.canParse(referer)) return null
  const { pathname, search } = new URL(referer)
  const page = fromMobilePath(pathname)
  return page && `${page}${search}`
}

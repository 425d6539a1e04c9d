import type { NextRequest, NextResponse } from 'next/server'
import { mendRequest } from '@/lib/routing/mend-request'
import { routeRequest } from '@/lib/routing/route-request'

export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const route = () => routeRequest(request, process.env.MOBILE_ORIGIN || undefined)
  return mendRequest(request, route) ?? route()
}

/**
 * Every address except those of `notPages` and files other than pages as they are called elsewhere, such as `/us.html`. Next reads this
 * at build time, so it must be a literal; a test compares it with `notPages`.
 */
export const config = {
  matcher:
    '/((?!(?:apipc|_next|receipt|healthz|readyz|metrics)(?:/|$)|.*\\.(?!(?:html?|php|aspx?|jsp)$)[a-z0-9]+$).*)',
}

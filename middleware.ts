import type { NextRequest, NextResponse } from 'next/server'
import { routeRequest } from '@/lib/routing/route-request'

export function middleware(request: NextRequest): NextResponse {
  return routeRequest(request, process.env.MOBILE_ORIGIN || undefined)
}

/**
 * Every address except those of `notPages` and files. Next reads this at build time, so it must be a literal; a test
 * compares it with `notPages`.
 */
export const config = {
  matcher: '/((?!(?:apipc|_next|receipt|healthz|readyz|metrics)(?:/|$)|.*\\.[a-z0-9]+$).*)',
}

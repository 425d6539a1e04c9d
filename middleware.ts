import type { NextRequest, NextResponse } from 'next/server'
import { routeRequest } from '@/lib/routing/route-request'

export function middleware(request: NextRequest): NextResponse {
  return routeRequest(request, process.env.MOBILE_ORIGIN || undefined)
}

/** Every address but calls, receipts, what watches the process, and files. Next reads this at build time and wants a literal. */
export const config = {
  matcher: '/((?!(?:apipc|_next|receipt|healthz|readyz|metrics)(?:/|$)|.*\\.[a-z0-9]+$).*)',
}

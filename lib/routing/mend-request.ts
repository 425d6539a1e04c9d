import { type NextRequest, NextResponse } from 'next/server'
import { mendedAddress } from './mended-address'
import { isDocumentRequest, ownLocation } from './route-request'

/** Longest wait for the page that was probably meant, in ms. */
const patience = 10_000

/**
 * An address with what stood behind it in a text leads to the page that was meant, if the process has one; otherwise it is answered as
 * before. Null for every address that a page can have, at no cost.
 */
export function mendRequest(request: NextRequest, route: () => NextResponse): Promise<NextResponse> | null {
  const { pathname, search } = request.nextUrl
  const meant = isDocumentRequest(request) ? mendedAddress(pathname, search) : null
  if (meant === null) return null
  // Asked of the process itself, because only that knows every record; an address that was mended is never mended again.
  const page = new URL(meant, request.url)
  page.protocol = 'http:'
  return fetch(page, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) }).then(
    ({ status }) =>
      status < 400
        ? new NextResponse(null, { status: 308, headers: { Location: ownLocation(meant, request) } })
        : route(),
    route,
  )
}

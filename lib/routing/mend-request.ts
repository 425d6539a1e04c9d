import { type NextRequest, NextResponse } from 'next/server'
import { decodeUri } from '@/lib/core/decode-uri'
import { pageAddress } from './page-address'
import { isNeverShared } from './private-paths'
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

/**
 * The address that was meant by one with what stood behind the link in a text (`/us。点击查看`), in capitals, with the ending of a file, or
 * with `&` for `?`. Null when no page was meant, and for every address that a page can have.
 * @param pathname as in `URL.pathname`
 * @param search the query with its leading `?`, or empty
 */
function mendedAddress(pathname: string, search: string): string | null {
  if (/^\/(?:[a-z\d_/-]*[a-z\d])?$/.test(pathname)) return null
  const written = decodeUri(pathname.replace(/%[\da-f]?$/i, ''))
    .replace(/%[89a-f][\da-f]/gi, '\ufffd')
    .replace(/^\/[\s\p{Cf}]+/u, '/')
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) => sign.normalize('NFKC'))
    .replace(/&(?:amp;)+/g, '&')
  const [, head = '', rest = ''] = /^([\w./-]*)(.*)$/s.exec(written) ?? []
  const [, added = ''] = /^[?&]([!-~]*)/.exec(rest) ?? []
  // Words behind a slash are the name of a page, and those behind a sign of addresses are a part of one.
  if (head.endsWith('/') && /[\p{L}\p{N}]/u.test(rest)) return null
  if (rest.includes('\\') || /^[@:$^~=+%#][!-~]*[a-z\d]/i.test(rest)) return null
  const path = head
    .replace(/(?<![./_-])[./_-]+$/, '')
    .replace(/(?:\/(?:index|default|home))?(?<![./])[./]*\.(?:[sx]?html?|php|aspx?|jspx?|do)$/i, '')
    .toLowerCase()
  const query = [search.slice(1), added].filter(Boolean).join('&')
  return isNeverShared(path) ? null : pageAddress(`${path || '/'}${query && `?${query}`}`, [])
}

import { parseAccept } from 'hono/utils/accept'

/**
 * Whether the browser's headers show that the request comes from another site. An `Origin` is our own when it is the configured origin or
 * contains the requested host; requests without these headers (scripts, old browsers) are not foreign.
 */
export function isForeign(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site') return true
  // A page that sends no referrer sends `Origin: null` with its own forms; `Sec-Fetch-Site`, set by the browser itself, is more reliable.
  if (site === 'same-origin') return false
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(siteOrigin).origin) return false
  const own = request.headers.get('host') ?? new URL(request.url).host
  return !URL.canParse(origin) || new URL(origin).host !== own
}

/**
 * For the forms of a receipt, whose page sends no referrer and therefore `Origin: null`. When the browser sends no `Sec-Fetch-Site` (old
 * browsers, or no HTTPS), the request is accepted: the form must contain the receipt's code, which no other site can know.
 */
export function isForeignToReceipt(request: Request, siteOrigin: string): boolean {
  const isUnsaid = request.headers.get('origin') === 'null' && !request.headers.has('sec-fetch-site')
  return !isUnsaid && isForeign(request, siteOrigin)
}

/** A stricter check for a GET that costs money: only requests from our own pages, and no prefetch. */
export function isNotOwnPage(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose')
  if (purpose?.includes('prefetch')) return true
  if (site !== null) return site !== 'same-origin'
  // Plain HTTP pages and old browsers do not send these headers, so Origin and Referer decide.
  return isForeign(request, siteOrigin) || isForeignPage(request, siteOrigin) || isPartOfPage(request)
}

function isForeignPage(request: Request, siteOrigin: string): boolean {
  const page = request.headers.get('referer')
  if (page === null) return false
  const own = request.headers.get('host') ?? new URL(request.url).host
  if (!URL.canParse(page)) return true
  const { origin, host } = new URL(page)
  return origin !== new URL(siteOrigin).origin && host !== own
}

/** Whether the browser requests a picture, a style sheet or a page: our scripts request JSON. */
function isPartOfPage(request: Request): boolean {
  return /^(?:image|video|audio|text)\//.test(request.headers.get('accept') ?? '')
}

/** Whether a browser posted the form natively, without our script, and will show the answer as a page. */
export function isNavigation(request: Request): boolean {
  return (
    request.headers.get('sec-fetch-mode') === 'navigate' || prefersHtml(request.headers.get('accept') ?? '')
  )
}

function prefersHtml(accept: string): boolean {
  // Sorted by preference; a wildcard is no preference for HTML.
  const wanted = parseAccept(accept).find(({ type }) => type === 'text/html' || type === 'application/json')
  return wanted?.type === 'text/html' && wanted.q > 0
}

/** The first language of the browser, such as `zh-CN`. */
export function languageOf(request: Request): string | null {
  return (
    /^\s*([A-Za-z]{2,3}(?:-[A-Za-z\d]{1,8})*)/.exec(request.headers.get('accept-language') ?? '')?.[1] ?? null
  )
}

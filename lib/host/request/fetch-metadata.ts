import { parseAccept } from 'hono/utils/accept'

/**
 * Whether a browser says that the request comes from another site. An `Origin` is our own when it is the configured
 * origin or names the host that was asked; requests without these headers (scripts, old browsers) are not foreign.
 */
export function isForeign(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site') return true
  // A page that sends no referrer sends `Origin: null` with its own forms; what the browser says itself is surer.
  if (site === 'same-origin') return false
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(siteOrigin).origin) return false
  const own = request.headers.get('host') ?? new URL(request.url).host
  return !URL.canParse(origin) || new URL(origin).host !== own
}

/**
 * For the forms of a receipt, whose page sends no referrer and therefore `Origin: null`. Where a browser says nothing else
 * (old ones, or no HTTPS) that is let through: the form must hold the receipt's code, which no other site can know.
 */
export function isForeignToReceipt(request: Request, siteOrigin: string): boolean {
  const isUnsaid = request.headers.get('origin') === 'null' && !request.headers.has('sec-fetch-site')
  return !isUnsaid && isForeign(request, siteOrigin)
}

/** Stricter, for a GET that costs money: nothing but our own pages, and no prefetch. */
export function isNotOwnPage(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose')
  if (purpose?.includes('prefetch')) return true
  if (site !== null) return site !== 'same-origin'
  // Plain HTTP pages and old browsers do not send these headers: then Origin and Referer decide.
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

/** Whether a browser fetches it as a picture, a style sheet or a page of its own: our scripts ask for JSON. */
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
  // Sorted by preference; a wildcard says nothing about HTML.
  const wanted = parseAccept(accept).find(({ type }) => type === 'text/html' || type === 'application/json')
  return wanted?.type === 'text/html' && wanted.q > 0
}

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
  return (
    (site !== null && site !== 'same-origin') ||
    (purpose?.includes('prefetch') ?? false) ||
    isForeign(request, siteOrigin)
  )
}

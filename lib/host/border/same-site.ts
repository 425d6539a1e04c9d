/**
 * Whether a browser says that the request comes from another site. An `Origin` is our own when it is the configured
 * origin or names the host that was asked; requests without these headers (scripts, old browsers) are not foreign.
 */
export function isForeign(request: Request, siteOrigin: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(siteOrigin).origin) return false
  const own = request.headers.get('host') ?? new URL(request.url).host
  return !URL.canParse(origin) || new URL(origin).host !== own
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

import { parseAccept } from 'hono/utils/accept'

/** Whether a browser sent the form by itself, without our script, and will show whatever comes back. */
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

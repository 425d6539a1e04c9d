/**
 * The address unchanged when it is a page of this site; otherwise null, because consultants see it as a link.
 * @param origins the site's own origins; a path without origin is resolved against the first
 */
export function ownAddress(address: string, origins: readonly string[]): string | null {
  const [base] = origins
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.username !== '' || url.password !== '') return null
  return origins.includes(url.origin) ? address : null
}

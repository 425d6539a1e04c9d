/**
 * An address of one of our own pages as it was given; null for anything else, because consultants see it as a link.
 * @param origins our own origins; the first is what a path belongs to
 */
export function ownAddress(address: string, origins: readonly string[]): string | null {
  const [base] = origins
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.username !== '' || url.password !== '') return null
  return origins.includes(url.origin) ? address : null
}

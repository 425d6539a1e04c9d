/** The canonical path of layout segments; route groups in parentheses are left out. */
export function pathOfSegments(segments: readonly string[]): string {
  return `/${segments.filter((segment) => !/^\(.*\)$/.test(segment)).join('/')}`
}

/**
 * The 1-based position in the route parameter `index`, or null when there is no such item.
 * @param value the parameter as it is in the address
 * @param count how many items the navigation has
 */
export function positionOfIndex(value: string | null, count: number): number | null {
  if (value === null || !/^\d{1,2}$/.test(value)) return null
  const position = Number(value)
  return position >= 1 && position <= count ? position : null
}

/**
 * The 1-based position of the item to which a page belongs, or null. When several items match, the longest prefix decides, so that a page
 * of one theme inside another's family gets its own item.
 * @param path canonical, without query
 */
export function positionOfPath(matches: readonly (readonly string[])[], path: string): number | null {
  let best: { position: number; length: number } | null = null
  for (const [at, prefixes] of matches.entries()) {
    for (const prefix of prefixes) {
      if (covers(prefix, path) && prefix.length > (best?.length ?? 0)) {
        best = { position: at + 1, length: prefix.length }
      }
    }
  }
  return best?.position ?? null
}

function covers(prefix: string, path: string): boolean {
  if (prefix.endsWith('_')) return path.startsWith(prefix)
  return path === prefix || path.startsWith(`${prefix}/`)
}

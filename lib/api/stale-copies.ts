import { LRUCache } from 'lru-cache'

/** What a request answered last, as it came; `at` on the clock of `performance.now()`. */
type Copy = { data: unknown; at: number; size: number }

/**
 * The last good answers of another host, shown when it fails (stale-if-error). Of more than 200, or of eight million characters
 * together, those used longest ago go: as objects they take several times that.
 */
export const staleCopies = new LRUCache<string, Copy>({
  max: 200,
  maxSize: 8_000_000,
  sizeCalculation: ({ size }) => Math.max(1, size),
})

/** A key of path and query that does not depend on the order of the query. */
export function copyKey(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]).toSorted())}`
}

import { LRUCache } from 'lru-cache'

/** The last answer to a request, unchanged; `at` is a time of `performance.now()`. */
type Copy = { data: unknown; at: number; size: number }

/**
 * The last good answers of another host, shown when it fails (stale-if-error). With more than 200, or eight million characters in total,
 * the least recently used ones are dropped: as objects they need several times that memory.
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

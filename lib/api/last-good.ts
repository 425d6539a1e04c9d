/** What a call answered last, as it came; `at` on the clock of `performance.now()`. */
export type Copy = { data: unknown; at: number }

const limit = 200

/** In the order of their last renewal: a Map keeps the order of insertion. */
const copies = new Map<string, Copy>()

/** Names a call by its path and its query, in whatever order the query was written. */
export function copyKey(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]).toSorted())}`
}

/** Keeps the answer of a call; beyond 200 the one renewed longest ago goes. */
export function keepCopy(key: string, data: unknown): void {
  copies.delete(key)
  copies.set(key, { data, at: performance.now() })
  if (copies.size <= limit) return
  const [oldest] = copies.keys()
  if (oldest !== undefined) copies.delete(oldest)
}

export function copyOf(key: string): Copy | null {
  return copies.get(key) ?? null
}

export function forgetCopy(key: string): void {
  copies.delete(key)
}

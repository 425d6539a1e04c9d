/** What a call answered last, as it came; `at` on the clock of `performance.now()`. */
export type Copy = { data: unknown; at: number }

const limit = 200
/** Characters of all answers together: as objects they take several times that. */
const sizeLimit = 8_000_000

/** In the order of their last renewal: a Map keeps the order of insertion. */
const copies = new Map<string, Copy & { size: number }>()
let total = 0

/** Names a call by its path and its query, in whatever order the query was written. */
export function copyKey(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]).toSorted())}`
}

/** Keeps the answer of a call; beyond 200, or eight million characters, those renewed longest ago go. */
export function keepCopy(key: string, data: unknown, size: number): void {
  forgetCopy(key)
  copies.set(key, { data, size, at: performance.now() })
  total += size
  for (const oldest of copies.keys()) {
    if (copies.size <= limit && total <= sizeLimit) return
    forgetCopy(oldest)
  }
}

export function copyOf(key: string): Copy | null {
  return copies.get(key) ?? null
}

export function forgetCopy(key: string): void {
  total -= copies.get(key)?.size ?? 0
  copies.delete(key)
}

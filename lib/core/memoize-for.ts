import { LRUCache } from 'lru-cache'

/** More than any of them has names; a mistake in one must not fill the memory. */
const most = 100

/**
 * A function whose answers are kept for `ms` milliseconds by its arguments, for what seldom changes and many ask for. A failure is
 * not kept, and no call waits for the answer to another one, whose time may be up sooner. The value is shared: nobody changes it.
 */
export function memoizeFor<A extends readonly string[], T>(
  ms: number,
  make: (...names: A) => Promise<T>,
): (...names: A) => Promise<T> {
  const kept = new LRUCache<string, { value: T }>({ max: most, ttl: ms, ttlResolution: 0 })
  return async (...names) => {
    const key = names.join(' ')
    const known = kept.get(key)
    if (known !== undefined) return known.value
    const value = await make(...names)
    kept.set(key, { value })
    return value
  }
}

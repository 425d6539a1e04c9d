import { LRUCache } from 'lru-cache'

/** More than any of these lists has keys; an error in a key must not fill the memory. */
const most = 100

/**
 * A function whose results are cached by its arguments for `ms` milliseconds. A failure is not cached, and no caller waits for another
 * caller's result, because the other may have a longer time limit. The value is shared: callers must not change it.
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

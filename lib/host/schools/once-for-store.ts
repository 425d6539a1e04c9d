import type { SchoolStore } from './store'

/** Reads once for each library, which does not change while it is open. A read that failed is tried again. */
export function onceForStore<T>(
  read: (store: SchoolStore) => Promise<T>,
): (store: SchoolStore) => Promise<T> {
  const known = new WeakMap<SchoolStore, Promise<T>>()
  return (store) => {
    const earlier = known.get(store)
    if (earlier !== undefined) return earlier
    const reading = read(store)
    known.set(store, reading)
    reading.catch(() => known.delete(store))
    return reading
  }
}

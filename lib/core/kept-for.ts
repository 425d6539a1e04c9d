/**
 * What seldom changes and many ask for, made anew once it is older than `ms` milliseconds. A failure is not kept, and nobody waits for
 * what another has asked for, whose time may be up sooner. The value is shared: nobody changes it.
 * @param make its arguments name the value; there are few different ones
 */
export function keptFor<A extends readonly string[], T>(
  ms: number,
  make: (...names: A) => Promise<T>,
): (...names: A) => Promise<T> {
  const kept = new Map<string, { value: T; until: number }>()
  return async (...names) => {
    const key = names.join(' ')
    const known = kept.get(key)
    if (known !== undefined && performance.now() < known.until) return known.value
    const value = await make(...names)
    kept.set(key, { value, until: performance.now() + ms })
    return value
  }
}

type Made = { [name: symbol]: unknown }

const ofThisBundle: Made = {}

/**
 * A value of this process, made on first use. It is a property of `globalThis`, because Next bundles pages, route handlers and the start
 * hook separately and each bundle has its own module variables. A promise that fails is made again on the next use.
 *
 * @param name identifies the value in the process: callers of one name share it, so they must agree on its type
 * @param perBundle in development each bundle makes its own, so that an edited module takes effect without a restart
 */
export function processSingleton<T>(name: string, create: () => T, { perBundle = false } = {}): T {
  const shared: Made = globalThis
  const holder = perBundle && process.env.NODE_ENV === 'development' ? ofThisBundle : shared
  const key = Symbol.for(`meishi.${name}`)
  if (holder[key] === undefined) {
    const made = create()
    holder[key] = made
    if (made instanceof Promise) {
      made.catch(() => {
        if (holder[key] === made) holder[key] = undefined
      })
    }
  }
  return holder[key] as T
}

import { registerHooks } from 'node:module'

/**
 * Loads modules of the server in plain Node: `server-only` is a word of the bundler, not a package, so the stand-in of the
 * tests takes its place while they load.
 */
export async function outsideBundler<T>(load: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'server-only'
        ? { url: new URL('../support/server-only.ts', import.meta.url).href, shortCircuit: true }
        : next(specifier, context),
  })
  try {
    return await load()
  } finally {
    hooks.deregister()
  }
}

/** Lets a plain Node process load server modules: the marker package they name exists only inside a bundler. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only'
      ? { url: 'data:text/javascript,', shortCircuit: true }
      : next(specifier, context),
})

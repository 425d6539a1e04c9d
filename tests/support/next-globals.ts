import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Next gives its server this global before it loads anything. Without it, Next's testing module makes every later line of the
 * log throw, in whichever test of the same process writes one.
 */
Object.assign(globalThis, { AsyncLocalStorage })

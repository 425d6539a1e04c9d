import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Next gives its server this global before it loads anything. Without it, Next's testing module makes every later log
 * line throw an error in the same process.
 */
Object.assign(globalThis, { AsyncLocalStorage })

import { config } from 'zod'

/**
 * Turns off code generation in zod: the content security policy forbids it, and the browser would report each attempt. Modules whose
 * schemas run in browsers import this module first.
 */
if (typeof document !== 'undefined') config({ jitless: true })

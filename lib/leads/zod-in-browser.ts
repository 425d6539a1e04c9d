import { config } from 'zod'

/**
 * Turns off code generation in zod: the content security policy forbids it, and the browser reports each attempt. Modules whose
 * schemas run in browsers import this first.
 */
if (typeof document !== 'undefined') config({ jitless: true })

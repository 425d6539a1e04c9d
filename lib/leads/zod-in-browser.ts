import { config } from 'zod'

/**
 * Pages may not make code from text. Unless told, zod tries that as it makes a schema, and the browser reports it. Imported before all
 * else by modules whose schemas browsers load.
 */
if (typeof document !== 'undefined') config({ jitless: true })

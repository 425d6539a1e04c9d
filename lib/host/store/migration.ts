import type { Write } from './store'

/** One step of the tables' history. */
export type Migration = (trx: Write) => Promise<void>

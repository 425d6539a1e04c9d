import { PostgresAdapter } from 'kysely'
import type { Engine, Write } from './store'

/** Which engine carries out a transaction, for the few statements that only one of them has. */
export const engineOf = (trx: Pick<Write, 'getExecutor'>): Engine =>
  trx.getExecutor().adapter instanceof PostgresAdapter ? 'postgresql' : 'sqlite'

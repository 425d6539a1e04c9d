import type { Kysely, Transaction } from 'kysely'
import { StoreOpenError } from './errors'
import { openSqliteStore } from './sqlite-store'
import type { Tables } from './tables'

export type Write = Transaction<Tables>

export type Engine = 'sqlite' | 'postgresql'

/** The open database. `write` is the only way in: one transaction, tried again while it gives way to others. */
export type Store = {
  readonly engine: Engine
  readonly db: Kysely<Tables>
  /** Keys the hashes of codes and of limit buckets. */
  readonly secret: string
  /**
   * Runs `work` in one transaction, anew for each try. Its first statement must be a write, so that the lock is taken
   * before anything is read. On PostgreSQL other transactions run beside it (READ COMMITTED): whatever is read and then
   * decided upon wants a row lock first, see `holdBuckets`. On any failure nothing is stored; only when the connection
   * breaks during the commit itself may it be, and the caller hears of a fault all the same.
   * @throws StoreFault when the database did not carry it out
   */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type StoreOptions = {
  dataDir: string
  /** Of a PostgreSQL database; without it SQLite in the data folder. */
  databaseUrl?: string | undefined
  codeSecret?: string | undefined
  now?: () => number
}

/** After this time in ms a queued call fails: the visitor's page gives up after 10 s. */
export const patience = 3_000

/**
 * Opens the database, checks it and brings it up to date.
 * @throws StoreOpenError when it cannot be used as it stands
 */
export async function openStore({
  dataDir,
  databaseUrl,
  codeSecret,
  now = Date.now,
}: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir, codeSecret, now)
  if (codeSecret === undefined) throw new StoreOpenError('使用 PostgreSQL 时必须填写 CODE_SECRET')
  // Loaded on first use: with SQLite nobody needs the client library.
  const { openPostgresStore } = await import('./postgres-store')
  return openPostgresStore(databaseUrl, codeSecret, now)
}

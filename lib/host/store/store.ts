import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables'

export type Write = Transaction<Tables>

export type Engine = 'sqlite' | 'postgresql'

/** The open database. `write` and `once` are the only ways in: one transaction, tried again while it gives way to others. */
export type Store = {
  readonly engine: Engine
  readonly db: Kysely<Tables>
  /** Keys the hashes of codes and of limit buckets. */
  readonly secret: string
  /**
   * Runs `work` in one transaction, anew for each try. On SQLite it is the only writer from its start. On PostgreSQL other
   * transactions run beside it (READ COMMITTED): whatever is read and then decided upon wants a lock first, see
   * `lockNames`. On any failure nothing is stored; only when the connection breaks during the commit itself may it be, and
   * the caller hears of a fault all the same.
   * @throws StoreFault when the database did not carry it out
   */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>
  /**
   * Runs a single statement, which is a transaction by itself: one round trip, and no lock is held while this process
   * does something else. It is tried again even when its answer was lost, so it must be one that does nothing twice.
   * Otherwise as `write`.
   */
  once<T>(statement: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** After this time in ms a queued call fails: the visitor's page gives up after 10 s. */
export const patience = 3_000

import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely'
import type { Tables } from './tables'

export type Write = Transaction<Tables>

/** One step of the tables' history, see `migrations`. */
export type Migration = (trx: Write) => Promise<void>

export type Engine = 'sqlite' | 'postgresql'

/** The open database. `write` is the only way in: one transaction, tried again while it gives way to others. */
export type Store = {
  readonly engine: Engine
  readonly db: Kysely<Tables>
  /** Keys the hashes of codes and of limit buckets. */
  readonly secret: string
  /**
   * Runs `work` in one transaction, anew for each try. On SQLite it is the only writer from its start. On PostgreSQL other
   * transactions run beside it (READ COMMITTED): a decision on what was read needs a lock first, see
   * `lockNames`. On any failure nothing is stored; only when the connection breaks during the commit itself may it be.
   * @throws StoreFault when the database did not carry it out; UnconfirmedCommit when that is unknown
   */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Longest time in ms that a request waits for its turn at the database: the visitor's page gives up after 10 s. */
export const longestWait = 3_000

/** Which engine carries out a transaction, for the few statements that only one of them has. */
export const engineOf = (trx: Pick<Write, 'getExecutor'>): Engine =>
  trx.getExecutor().adapter instanceof PostgresAdapter ? 'postgresql' : 'sqlite'

/**
 * Takes a step again while it fails in a way that passes, so many times in all, waiting 50 to 200 ms off the event loop in
 * between.
 */
export async function retrying<T>(
  step: () => Promise<T>,
  mayRetry: (error: unknown) => boolean,
  attempts = 4,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (attempt === attempts || !mayRetry(error)) throw error
      await delay(randomInt(50, 201))
    }
  }
}

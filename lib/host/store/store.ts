import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely'
import type { Tables } from './tables'

export type Write = Transaction<Tables>

export type Engine = 'sqlite' | 'postgresql'

/** The open database. Data can be changed only through `write`: one transaction, repeated when it conflicts with others. */
export type Store = {
  readonly engine: Engine
  readonly db: Kysely<Tables>
  /** Key for the hashes of codes and of limit buckets. */
  readonly secret: string
  /**
   * Runs `work` in one transaction, again for each attempt. On SQLite it is the only writer from its start. On PostgreSQL other
   * transactions run at the same time (READ COMMITTED): a decision that depends on a read needs a lock first, see `lockNames`. After any
   * failure nothing is stored; only when the connection breaks during the commit is that unknown.
   * @throws StoreFault when the database did not carry it out; UnconfirmedCommit when that is unknown
   */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Longest time in ms that a request waits for the database: the visitor's page gives up after 10 s. */
export const longestWait = 3_000

/** The engine of a transaction, for the few statements that exist in one engine only. */
export const engineOf = (trx: Pick<Write, 'getExecutor'>): Engine =>
  trx.getExecutor().adapter instanceof PostgresAdapter ? 'postgresql' : 'sqlite'

/**
 * Repeats a step while `mayRetry` accepts its error, up to a number of attempts, with pauses of 50 to 200 ms that do not block the event
 * loop.
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

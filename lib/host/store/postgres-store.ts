import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { retrying } from './attempts'
import { gaveWay, isDisconnected, PostgresError, StoreFault, StoreOpenError } from './errors'
import { migrate } from './migrations'
import { createPool, type Waits } from './postgres'
import { keyedHash } from './secret'
import { patience, type Store } from './store'
import type { Tables } from './tables'

const connections = 10
/** For a lock longer than the second after which the server looks for a deadlock, so that it ends one of the two, not both. */
const servingWaits: Waits = { statement: 3_000, lock: 1_500 }
/** Others may be bringing the tables up to date, and a large table takes its time. */
const openingWaits: Waits = { statement: 120_000, lock: 0 }

/** After this time in ms a failed try is not repeated, so that every caller has an answer within some four seconds. */
const retryTime = 2_000

/** Any number that nobody else who uses the database locks. */
const migrationLock = 7_305_811_447

/** A store that the processes of several machines share. */
export async function openPostgresStore(
  databaseUrl: string,
  secret: string,
  now: () => number,
): Promise<Store> {
  const place = placeOf(databaseUrl)
  await bringUpToDate(databaseUrl, secret, now).catch((cause) => {
    throw cause instanceof PostgresError ? new StoreOpenError(`${place} 打不开：${cause.message}`) : cause
  })
  const db = await connect(databaseUrl, connections, servingWaits)
  return {
    engine: 'postgresql',
    db,
    secret,
    write: (work) =>
      committing((attempt) =>
        db.transaction().execute(async (trx) => {
          attempt.assertInTime()
          const result = await work(trx)
          attempt.isCommitting = true
          return result
        }),
      ),
    once: (statement) =>
      committing((attempt) =>
        db.connection().execute((connection) => {
          attempt.assertInTime()
          return statement(connection)
        }),
      ),
    close: () => db.destroy(),
  }
}

type Attempt = {
  /** True once what comes next may be stored whatever is heard of it. */
  isCommitting: boolean
  assertInTime: () => void
}

/** Tries `work` again while that makes sense, but never what may have been stored: doing it again could do it twice. */
function committing<T>(work: (attempt: Attempt) => Promise<T>): Promise<T> {
  const start = performance.now()
  const assertInTime = () => {
    if (performance.now() > start + patience) throw new StoreFault('waited too long for the database')
  }
  const attempt = async () => {
    const state: Attempt = { isCommitting: false, assertInTime }
    try {
      return await work(state)
    } catch (error) {
      if (state.isCommitting && isDisconnected(error)) throw new StoreFault('commit not confirmed')
      throw error
    }
  }
  return retrying(attempt, passing(start)).catch(toFault)
}

/** Whether a failure may be gone with the next try, for those who began at `start`. */
const passing = (start: number) => (error: unknown) =>
  (gaveWay(error) || isDisconnected(error)) && performance.now() < start + retryTime

async function connect(databaseUrl: string, max: number, waits: Waits): Promise<Kysely<Tables>> {
  const pool = await createPool(databaseUrl, { max, waits })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Migrates under a lock, so that of several processes that start at once one does it and the others find it done. */
async function bringUpToDate(databaseUrl: string, secret: string, now: () => number): Promise<void> {
  const db = await connect(databaseUrl, 1, openingWaits)
  try {
    await retrying(() => checkEncoding(db), passing(performance.now()))
    await migrate(db, now(), {
      lock: (trx) => sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx),
    })
    await db.transaction().execute((trx) => checkSecret(trx, secret))
  } finally {
    await db.destroy()
  }
}

async function checkEncoding(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8') {
    throw new StoreOpenError(
      `PostgreSQL 数据库的编码是 ${encoding}，要用 UTF8 建库（createdb -E UTF8 -T template0）`,
    )
  }
}

/**
 * Machines with different secrets would each refuse the other's codes and count limits apart, so the first one leaves a
 * print of its own.
 */
async function checkSecret(trx: Transaction<Tables>, secret: string): Promise<void> {
  const print = keyedHash(secret, 'print', '')
  await trx
    .insertInto('setting')
    .values({ name: 'code-secret', value: print })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'code-secret')
    .executeTakeFirstOrThrow()
  if (kept.value !== print) {
    throw new StoreOpenError(
      "CODE_SECRET 与使用同一数据库的其他机器不同；确要更换时先停掉全部机器，再执行 delete from setting where name = 'code-secret'",
    )
  }
}

function toFault(error: unknown): never {
  if (error instanceof PostgresError) throw new StoreFault(error.message, { cause: error })
  throw error
}

/** For messages: host and database, without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `PostgreSQL ${searchParams.get('host') ?? host}${pathname}`
}

import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
  type Transaction,
} from 'kysely'
import type { ClientBase, Pool, PoolClient } from 'pg'
import {
  earlierDatabase,
  gaveWay,
  isDisconnected,
  PostgresError,
  StoreFault,
  StoreOpenError,
  UnconfirmedCommit,
} from './errors'
import { migrate } from './migrate'
import { keyedHash } from './secret'
import { longestWait, retrying, type Store, type Write } from './store'
import type { Tables } from './tables'

const connections = 10
/**
 * The wait for a lock is longer than the second after which the server looks for a deadlock, so that the server ends one of the two
 * transactions and not both.
 */
const servingWaits: Waits = { connection: longestWait, statement: 3_000, lock: 1_500 }
/** Another process may be migrating, and a large table takes time. */
const openingWaits: Waits = { connection: 2_000, statement: 120_000, lock: 0 }

/** After this time in ms a failed attempt is not repeated, so that every caller has an answer within about four seconds. */
const retryTime = 2_000

/** An arbitrary number that no other user of the database locks. */
const migrationLock = 7_305_811_447

/** A database that the processes of several machines share. */
export async function openPostgresStore(databaseUrl: string, secret: string): Promise<Store> {
  const place = placeOf(databaseUrl)
  await bringUpToDate(databaseUrl, secret, earlierDatabase(place, 'DATABASE_URL=…')).catch((cause) => {
    throw cause instanceof PostgresError ? new StoreOpenError(`${place} 打不开：${cause.message}`) : cause
  })
  const db = await connect(databaseUrl, connections, servingWaits)
  return {
    engine: 'postgresql',
    db,
    secret,
    write(work) {
      const start = performance.now()
      // After an unconfirmed commit there is no retry: it could store the data twice.
      return retrying(() => attempt(db, work, start + longestWait), passing(start)).catch(toFault)
    },
    close: () => db.destroy(),
  }
}

async function attempt<T>(
  db: Kysely<Tables>,
  work: (trx: Write) => Promise<T>,
  deadline: number,
): Promise<T> {
  let isCommitting = false
  try {
    return await db.transaction().execute(async (trx) => {
      if (performance.now() > deadline) throw new StoreFault('waited too long for the database')
      const result = await work(trx)
      isCommitting = true
      return result
    })
  } catch (error) {
    if (isCommitting && isDisconnected(error)) throw new UnconfirmedCommit()
    throw error
  }
}

/**
 * Whether a retry may succeed.
 * @param start when the first attempt began
 */
const passing = (start: number) => (error: unknown) =>
  (gaveWay(error) || isDisconnected(error)) && performance.now() < start + retryTime

async function connect(databaseUrl: string, max: number, waits: Waits): Promise<Kysely<Tables>> {
  const pool = await createPool(databaseUrl, { max, waits })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Migrates under a lock, so that when several processes start at once, one of them migrates and the others find it done. */
async function bringUpToDate(databaseUrl: string, secret: string, earlier: StoreOpenError): Promise<void> {
  const db = await connect(databaseUrl, 1, openingWaits)
  try {
    await retrying(() => checkEncoding(db), passing(performance.now()))
    await migrate(db, earlier, {
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

/** The setting that holds the hash of the secret with which this database is used. */
export const secretSetting = 'code-secret'

/**
 * Machines with different secrets would refuse each other's codes and count limits separately, so the first machine stores a hash of its
 * secret and the others compare theirs.
 */
async function checkSecret(trx: Transaction<Tables>, secret: string): Promise<void> {
  const print = keyedHash(secret, 'print', '')
  await trx
    .insertInto('setting')
    .values({ name: secretSetting, value: print })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', secretSetting)
    .executeTakeFirstOrThrow()
  if (kept.value !== print) {
    throw new StoreOpenError(
      `CODE_SECRET 与使用同一数据库的其他机器不同；确要更换时先停掉全部机器，再执行 delete from setting where name = '${secretSetting}'`,
    )
  }
}

function toFault(error: unknown): never {
  if (error instanceof PostgresError) throw new StoreFault(error.message, { cause: error })
  throw error
}

/** Host and database for messages, without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `PostgreSQL ${searchParams.get('host') ?? host}${pathname}`
}

/** Longest waits in ms of one connection; 0: no limit. */
export type Waits = { connection: number; statement: number; lock: number }

const second = 1_000
const idleInTransaction = 5 * second
/** How long after its own limit the server may still answer before it counts as unreachable. */
const grace = 500

/**
 * A pool of connections with the settings that storing a lead needs: durable commits, short waits, times as numbers. It connects at the
 * first statement.
 */
export async function createPool(
  databaseUrl: string,
  { max, waits }: { max: number; waits: Waits },
): Promise<PostgresPool> {
  // Loaded on first use, so that pages and the build never load the client library.
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  // Times in ms are far below the limit of exact numbers.
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types,
    connectionTimeoutMillis: waits.connection,
    query_timeout: waits.statement + grace,
    fallback_application_name: 'meishi-web',
    keepAlive: true,
    allowExitOnIdle: true,
    onConnect: (client) => prepare(client, waits),
  })
  // A broken connection in the pool is replaced at the next use. Without a listener its error would end the process.
  pool.on('error', () => undefined)
  return toKyselyPool(pool)
}

/** Sets every setting explicitly, because server, role, database or address may have other defaults. */
async function prepare(client: ClientBase, { statement, lock }: Waits): Promise<void> {
  // A connection that breaks between two statements makes the next one fail. Without a listener its error would end the process.
  client.on('error', () => undefined)
  const settings = {
    synchronous_commit: 'on',
    default_transaction_isolation: 'read committed',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  await client.query(`select ${calls.join(', ')}`)
}

/** Adapts the pool to Kysely. Its errors contain the state of the failed statement. */
function toKyselyPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return toKyselyClient(await pool.connect())
      } catch (error) {
        throw toPostgresError(error)
      }
    },
  }
}

function toKyselyClient(client: PoolClient): PostgresPoolClient {
  let broken: PostgresError | null = null

  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('cursors are not in use')
    return run(statement, parameters)
  }

  async function run(statement: string, parameters: readonly unknown[]) {
    // No more statements on a broken connection, not even a rollback: it would wait once more for an answer.
    if (broken !== null) throw broken
    try {
      const { command, rowCount, rows } = await client.query(statement, [...parameters])
      return { command: commands.find((one) => one === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      const fault = toPostgresError(error)
      if (fault.state === null) broken = fault
      throw fault
    }
  }

  return { query, release: (destroy) => client.release(destroy || broken !== null) }
}

const commands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

/** Keeps only the message, because the server's details contain whole rows. */
function toPostgresError(error: unknown): PostgresError {
  const message = error instanceof Error ? error.message : String(error)
  const isFromServer = error instanceof Error && 'severity' in error && 'code' in error
  return new PostgresError(isFromServer ? String(error.code) : null, message)
}

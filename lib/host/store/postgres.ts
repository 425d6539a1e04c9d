import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { PostgresError } from './errors'

/** Longest waits in ms of one connection; 0: none. */
export type Waits = { statement: number; lock: number }

const second = 1_000
const connectionWait = 2 * second
const idleInTransaction = 5 * second
/** How long after its own limit the server may still answer before it counts as gone. */
const grace = 500

/**
 * A pool of connections, each with the settings a lead needs: durable commits, short waits, times as numbers. Nothing is
 * connected before the first statement.
 */
export async function createPool(
  databaseUrl: string,
  { max, waits }: { max: number; waits: Waits },
): Promise<PostgresPool> {
  // Loaded on first use, so that pages and the build never touch the client library.
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  // Times in ms are far below the limit of exact numbers.
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types,
    connectionTimeoutMillis: connectionWait,
    query_timeout: waits.statement + grace,
    fallback_application_name: 'meishi-web',
    keepAlive: true,
    allowExitOnIdle: true,
    onConnect: (client) => prepare(client, waits),
  })
  // A connection that breaks in the pool is replaced at the next use; unheard, its error would end the process.
  pool.on('error', () => undefined)
  return toKyselyPool(pool)
}

/** Asks for every setting by name, whatever server, role, database or address set before. */
async function prepare(client: ClientBase, { statement, lock }: Waits): Promise<void> {
  // A connection that breaks between two statements fails the next one; unheard, its error would end the process.
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

/** Fits the pool to Kysely, with errors that say what is known of the statement. */
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
    // Nothing more is asked of a broken connection, not even a rollback: it would wait once more for an answer.
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

/** Keeps the message only: the server's details quote whole rows. */
function toPostgresError(error: unknown): PostgresError {
  const message = error instanceof Error ? error.message : String(error)
  const isFromServer = error instanceof Error && 'severity' in error && 'code' in error
  return new PostgresError(isFromServer ? String(error.code) : null, message)
}

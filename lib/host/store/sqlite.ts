import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { Kysely, SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isBusy, StoreFault, StoreOpenError, sqliteCode } from './errors'
import { prepareFolder } from './folder'
import { migrate } from './migrations'
import { loadSecret } from './secret'
import { longestWait, retrying, type Store } from './store'
import type { Tables } from './tables'

/** A database in one file of the data folder, for the processes of one machine. */
export async function openSqliteStore(
  dataDir: string,
  codeSecret: string | undefined,
  now: () => number,
): Promise<Store> {
  const file = prepareFolder(dataDir)
  const secret = loadSecret(dirname(file), codeSecret)
  const connection = await retrying(() => openConnection(file), isBusy, busyAttempts).catch((cause) => {
    throw explain(file, cause)
  })
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
  try {
    const check = connection.prepare('pragma quick_check(1)').get()
    if (check?.quick_check !== 'ok') throw new StoreOpenError(`数据库 ${file} 已损坏，请从备份恢复后再启动`)
    await retrying(() => migrate(db, now()), isBusy, busyAttempts)
  } catch (cause) {
    if (connection.isOpen) connection.close()
    throw cause instanceof StoreOpenError ? cause : explain(file, cause)
  }
  return {
    engine: 'sqlite',
    db,
    secret,
    write(work) {
      const deadline = performance.now() + longestWait
      const attempt = () =>
        db.transaction().execute((trx) => {
          // Those who queued while others waited must not start a wait of their own.
          if (performance.now() > deadline) throw new StoreFault('waited too long for the database')
          return work(trx)
        })
      const mayRetry = (error: unknown) => isBusy(error) && performance.now() < deadline
      return retrying(attempt, mayRetry, busyAttempts).catch(toFault)
    },
    close: () => db.destroy(),
  }
}

function toFault(error: unknown): never {
  if (sqliteCode(error) === null) throw error
  throw new StoreFault(error instanceof Error ? error.message : 'database', { cause: error })
}

const sqliteCorrupt = 11
const sqliteNotADatabase = 26

function explain(file: string, cause: unknown): StoreOpenError {
  const code = sqliteCode(cause)
  const reason = cause instanceof Error ? cause.message : String(cause)
  return code === sqliteCorrupt || code === sqliteNotADatabase
    ? new StoreOpenError(`数据库 ${file} 已损坏，请从备份恢复后再启动`, { cause })
    : new StoreOpenError(`数据库 ${file} 打不开：${reason}`, { cause })
}

/**
 * How long a statement waits for a lock, in ms. Pages wait with it, since it blocks the event loop: it is about the time of one
 * commit, and the transaction is tried again instead.
 */
const busyTimeout = 20

/** How often it does: about a second and a half in all. */
export const busyAttempts = 12

/**
 * Opens a connection with the settings a lead needs to survive: WAL, FULL synchronisation and foreign keys hold per
 * connection, not per file, so no connection may be made in another way.
 */
export async function openConnection(file: string): Promise<DatabaseSync> {
  // Loaded on first use, so that pages and the build never touch the database library.
  const { DatabaseSync } = await import('node:sqlite')
  const connection = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    connection.exec('pragma journal_mode = wal')
    connection.exec('pragma synchronous = full')
    connection.exec('pragma foreign_keys = on')
    connection.exec(`pragma busy_timeout = ${busyTimeout}`)
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

/** How many statements stay prepared; the operations of visitors have far fewer. */
const preparedAtMost = 200

/** Fits a `node:sqlite` connection to what Kysely's SQLite dialect expects. */
export function toKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  // A changed table is no problem: SQLite prepares the statements again.
  const prepared = new LRUCache<string, { statement: StatementSync; reader: boolean }>({
    max: preparedAtMost,
    memoMethod: (sql) => {
      const statement = connection.prepare(sql)
      return { statement, reader: statement.columns().length > 0 }
    },
  })
  return {
    close: () => connection.close(),
    prepare(asked) {
      // SQLite rolls back itself when the disk is full; a second rollback would hide the real error.
      if (asked === 'rollback' && !connection.isTransaction) return nothing
      // The write lock is taken before anything is read, so that what was read still holds when it is decided upon.
      const sql = asked === 'begin' ? 'begin immediate' : asked
      const { statement, reader } = prepared.memo(sql)
      return {
        reader,
        all: (parameters) => statement.all(...parameters.map(toInput)),
        run: (parameters) => statement.run(...parameters.map(toInput)),
        iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
      }
    },
  }
}

const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  // SQLite would quietly store a failed computation as NULL.
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`not a database value: ${typeof value}`)
}

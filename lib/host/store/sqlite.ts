import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import { earlierFile, refuseEarlier } from './earlier'
import { isBusy, StoreFault, StoreOpenError, sqliteCode } from './errors'
import { migrate } from './migrate'
import { loadSecret } from './secret'
import { longestWait, retrying, type Store } from './store'
import type { Tables } from './tables'

/** A database in one file of the data folder, for the processes of one machine. */
export async function openSqliteStore(dataDir: string, codeSecret: string | undefined): Promise<Store> {
  await refuseEarlier(dataDir)
  const file = prepareFolder(dataDir)
  const secret = loadSecret(dirname(file), codeSecret)
  const connection = await retrying(() => openConnection(file), isBusy, busyAttempts).catch((cause) => {
    throw explain(file, cause)
  })
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
  try {
    await retrying(() => prepareFile(file, connection, db), isBusy, busyAttempts)
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
          // A transaction that has waited in the queue too long is not started.
          if (performance.now() > deadline) throw new StoreFault('waited too long for the database')
          return work(trx)
        })
      const mayRetry = (error: unknown) => isBusy(error) && performance.now() < deadline
      return retrying(attempt, mayRetry, busyAttempts).catch(toFault)
    },
    close: () => db.destroy(),
  }
}

/** The log is switched on last, so the version of every file is in the file itself, where `refuseEarlier` looks. */
async function prepareFile(file: string, connection: DatabaseSync, db: Kysely<Tables>): Promise<void> {
  const check = connection.prepare('pragma quick_check(1)').get()
  if (check?.quick_check !== 'ok') throw new StoreOpenError(`数据库 ${file} 已损坏，请从备份恢复后再启动`)
  await migrate(db, earlierFile(file))
  connection.exec('pragma journal_mode = wal')
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
 * How long a statement waits for a lock, in ms. It blocks the event loop, and so all pages, for that time; therefore it is about the time
 * of one commit, and the transaction is retried.
 */
const busyTimeout = 20

/** Number of attempts: about a second and a half in total. */
const busyAttempts = 12

/**
 * Opens a connection with the settings that keep leads safe. FULL synchronisation and foreign keys are settings of a connection, not of
 * the file, so every connection must be made by this function.
 * @param alone whether no other process may use the file until this connection is closed; fails as busy when one does
 */
export async function openConnection(file: string, { alone = false } = {}): Promise<DatabaseSync> {
  await refuseEarlier(dirname(file))
  // Loaded on first use, so that pages and the build never load the database library.
  const { DatabaseSync } = await import('node:sqlite')
  const connection = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    if (alone) connection.exec('pragma locking_mode = exclusive')
    connection.exec('pragma synchronous = full')
    connection.exec('pragma foreign_keys = on')
    connection.exec(`pragma busy_timeout = ${busyTimeout}`)
    // The lock is taken by the first transaction and kept.
    if (alone) connection.exec('begin immediate; commit')
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

/** Number of prepared statements that are kept; the operations of visitors have far fewer. */
const preparedAtMost = 200

/** Adapts a `node:sqlite` connection to Kysely's SQLite dialect. */
export function toKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  // The statements stay valid after a table has changed: SQLite prepares them again.
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
      // The write lock is taken before anything is read, so that nothing changes between a read and the write that depends on it.
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
  // SQLite would store a failed computation as NULL without an error.
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`not a database value: ${typeof value}`)
}

/**
 * Makes sure that the data folder and the database file exist and only their owner can access them (0700, 0600).
 * @returns the database file's absolute path
 * @throws StoreOpenError when the folder cannot be written
 */
function prepareFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  const file = join(folder, 'site.db')
  try {
    const isNew = !existsSync(folder)
    if (isNew) makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    // The mode of a folder that is shared on purpose, such as a temporary directory, is not changed.
    const mode = statSync(folder).mode
    if ((mode & 0o077) !== 0 && (mode & 0o1000) === 0) close(folder, 0o700)
    closeSync(openSync(file, 'a', 0o600))
    if ((statSync(file).mode & 0o077) !== 0) close(file, 0o600)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreOpenError(`数据目录 ${folder} 不能写入，请检查 DATA_DIR 与权限：${reason}`, { cause })
  }
  return file
}

/** Makes one level after the other: Node's own recursion never ends where the system allows no new folder, such as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Restricts the mode. On a mounted volume of another user this fails, which is accepted: the mode is that user's decision, and writing
 * still works.
 */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

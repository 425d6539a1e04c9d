import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

/**
 * How long a statement waits for a lock, in ms. Pages wait with it, since it blocks the event loop: it is about the time of one
 * commit, and the store tries again instead.
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

/** How many statements stay prepared; the calls that a visitor waits for have far fewer. */
const preparedAtMost = 200

/** Fits a `node:sqlite` connection to what Kysely's SQLite dialect expects. */
export function toKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const statement = connection.prepare(sql)
    const made = { statement, reader: statement.columns().length > 0 }
    // A changed table invalidates none of them: SQLite prepares a statement anew by itself.
    if (prepared.size >= preparedAtMost) prepared.clear()
    prepared.set(sql, made)
    return made
  }
  return {
    close: () => connection.close(),
    prepare(asked) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the real error.
      if (asked === 'rollback' && !connection.isTransaction) return nothing
      // The write lock is taken before anything is read, so that what was read still holds when it is decided upon.
      const sql = asked === 'begin' ? 'begin immediate' : asked
      const { statement, reader } = prepare(sql)
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
  // SQLite would quietly store a failed computation as NULL.
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`not a database value: ${typeof value}`)
}

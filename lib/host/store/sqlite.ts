import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

/** How long a statement waits for a lock, in ms. It blocks the event loop, so it is short and the store retries instead. */
export const busyTimeout = 250

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

/** Fits a `node:sqlite` connection to what Kysely's SQLite dialect expects. */
export function toKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  return {
    close: () => connection.close(),
    prepare(sql) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the real error.
      if (sql === 'rollback' && !connection.isTransaction) return nothing
      const statement = connection.prepare(sql)
      return {
        reader: statement.columns().length > 0,
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

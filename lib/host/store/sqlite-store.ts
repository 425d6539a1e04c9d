import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { retrying } from './attempts'
import { isBusy, StoreFault, StoreOpenError, sqliteCode } from './errors'
import { prepareFolder } from './folder'
import { migrate } from './migrations'
import { loadSecret } from './secret'
import { busyAttempts, openConnection, toKyselyDatabase } from './sqlite'
import { patience, type Store } from './store'
import type { Tables } from './tables'

/** A store in one file of the data folder, for the processes of one machine. */
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
  const within = <T>(attempt: (assertInTime: () => void) => Promise<T>): Promise<T> => {
    const deadline = performance.now() + patience
    // Those who queued behind others' waiting must not start a wait of their own.
    const assertInTime = () => {
      if (performance.now() > deadline) throw new StoreFault('waited too long for the database')
    }
    return retrying(() => attempt(assertInTime), isBusy, busyAttempts).catch(toFault)
  }
  return {
    engine: 'sqlite',
    db,
    secret,
    write: (work) =>
      within((assertInTime) =>
        db.transaction().execute((trx) => {
          assertInTime()
          return work(trx)
        }),
      ),
    once: (statement) =>
      within((assertInTime) =>
        db.connection().execute((connection) => {
          assertInTime()
          return statement(connection)
        }),
      ),
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

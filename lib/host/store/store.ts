import { randomInt } from 'node:crypto'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, SqliteDialect, type Transaction } from 'kysely'
import { isBusy, StoreFault, StoreOpenError, sqliteCode } from './errors'
import { prepareFolder } from './folder'
import { migrate } from './migrations'
import { loadSecret } from './secret'
import { openConnection, toKyselyDatabase } from './sqlite'
import type { Tables } from './tables'

export type Write = Transaction<Tables>

/** The open database. `write` is the only way in: one transaction, tried again while another process holds the lock. */
export type Store = {
  readonly db: Kysely<Tables>
  /** Keys the hashes of codes and of limit buckets. */
  readonly secret: string
  /**
   * Runs `work` in one transaction. Its first statement must be a write, so that the lock is taken before anything is
   * read. Waits up to four times for a lock, then fails; on any failure nothing is stored.
   * @throws StoreFault when the database did not carry it out
   */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type StoreOptions = { dataDir: string; codeSecret?: string | undefined; now?: () => number }

const attempts = 4
/** After this time in ms a queued call fails: the visitor's page gives up after 10 s. */
const patience = 3_000

/**
 * Opens the database, checks it and brings it up to date.
 * @throws StoreOpenError when the folder is not writable or the file is damaged
 */
export async function openStore({ dataDir, codeSecret, now = Date.now }: StoreOptions): Promise<Store> {
  const file = prepareFolder(dataDir)
  const secret = loadSecret(dirname(file), codeSecret)
  const connection = await retrying(() => openConnection(file)).catch((cause) => {
    throw explain(file, cause)
  })
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
  try {
    const check = connection.prepare('pragma quick_check(1)').get()
    if (check?.quick_check !== 'ok') throw new StoreOpenError(`数据库 ${file} 已损坏，请从备份恢复后再启动`)
    await retrying(() => migrate(db, now()))
  } catch (cause) {
    if (connection.isOpen) connection.close()
    throw cause instanceof StoreOpenError ? cause : explain(file, cause)
  }
  return {
    db,
    secret,
    write(work) {
      const deadline = performance.now() + patience
      const attempt = () =>
        db.transaction().execute((trx) => {
          // Those who queued behind others' waiting must not start a wait of their own.
          if (performance.now() > deadline) throw new StoreFault('waited too long for the database')
          return work(trx)
        })
      return retrying(attempt).catch(toFault)
    },
    close: () => db.destroy(),
  }
}

/** Tries again while another process holds the lock, waiting off the event loop in between. */
async function retrying<T>(step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (!isBusy(error) || attempt === attempts) throw error
      await delay(randomInt(50, 201))
    }
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

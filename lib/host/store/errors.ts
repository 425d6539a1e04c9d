import { Explained } from '@/lib/core/explained'

/** The database cannot be opened. The message is for the operator and names the folder or file. */
export class StoreOpenError extends Explained {
  override name = 'StoreOpenError'
}

/**
 * The refusal of a database that was made before its tables had a version. Nothing in it was changed.
 * @param setting the variable that names it, as a shell takes it
 */
export const earlierDatabase = (database: string, setting: string): StoreOpenError =>
  new StoreOpenError(
    `数据库 ${database} 是更早的版本建的，这一版不能用，也没有动它：先在那一版的文件夹里运行 ${setting} npm run --silent leads -- export --all > leads.json 导出全部线索，再让这一版用一个空的库（${setting.replace(/=.*/, '')}）`,
  )

/** A read or write that the database did not carry out (locked, full, read-only, broken). Nothing was stored. */
export class StoreFault extends Explained {
  override name = 'StoreFault'
}

/** The connection broke during the commit: the data may be stored or not. */
export class UnconfirmedCommit extends StoreFault {
  override name = 'UnconfirmedCommit'

  constructor() {
    super('commit not confirmed')
  }
}

/** The error that PostgreSQL, or the connection to it, returned for a statement. */
export class PostgresError extends Error {
  /** @param state the SQLSTATE; null when no answer came, so that it is unknown whether the statement was executed */
  constructor(
    readonly state: string | null,
    message: string,
  ) {
    super(message)
    this.name = 'PostgresError'
  }
}

const sqliteBusy = 5
const sqliteLocked = 6

/** Primary result code of an SQLite error; null for any other error. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  // Extended codes contain the primary one in the low byte.
  return error.errcode & 0xff
}

/** Whether another process has locked the database, so that a retry makes sense. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === sqliteBusy || code === sqliteLocked
}

const serializationFailure = '40001'
const deadlock = '40P01'
const lockNotAvailable = '55P03'

/** Whether PostgreSQL cancelled this transaction in favour of another: it is rolled back completely, and a retry makes sense. */
export function gaveWay(error: unknown): boolean {
  const states: readonly (string | null)[] = [serializationFailure, deadlock, lockNotAvailable]
  return error instanceof PostgresError && states.includes(error.state)
}

/** Whether there was no connection or it was lost: no answer, class 08, a server that is full, shuts down or starts up. */
export function isDisconnected(error: unknown): boolean {
  return error instanceof PostgresError && (error.state === null || /^(08|53300|57P)/.test(error.state))
}

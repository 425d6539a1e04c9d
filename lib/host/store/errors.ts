/** The store cannot be opened as it stands: the message is for the operator and names the folder or file. */
export class StoreOpenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreOpenError'
  }
}

/** A read or write that the database did not carry out (locked, full, read-only, broken). Nothing was stored. */
export class StoreFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreFault'
  }
}

const sqliteBusy = 5
const sqliteLocked = 6

/** Primary result code of an SQLite error; null for any other error. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  // Extended codes carry the primary one in the low byte.
  return error.errcode & 0xff
}

/** Whether somebody else holds the database, so that trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === sqliteBusy || code === sqliteLocked
}

import { StoreOpenError } from './errors'
import { openSqliteStore } from './sqlite-store'
import type { Store } from './store'

export type StoreOptions = {
  dataDir: string
  /** Of a PostgreSQL database; without it SQLite in the data folder. */
  databaseUrl?: string | undefined
  codeSecret?: string | undefined
  now?: () => number
}

/**
 * Opens the database, checks it and brings it up to date.
 * @throws StoreOpenError when it cannot be used as it stands
 */
export async function openStore({
  dataDir,
  databaseUrl,
  codeSecret,
  now = Date.now,
}: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir, codeSecret, now)
  if (codeSecret === undefined) throw new StoreOpenError('使用 PostgreSQL 时必须填写 CODE_SECRET')
  // Loaded on first use: with SQLite nobody needs the client library.
  const { openPostgresStore } = await import('./postgres-store')
  return openPostgresStore(databaseUrl, codeSecret, now)
}

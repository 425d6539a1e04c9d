import type { Env } from '@/lib/core/env'
import { processSingleton } from '@/lib/core/process-singleton'
import { StoreOpenError } from './errors'
import { openSqliteStore } from './sqlite'
import type { Store } from './store'

/** The one database of this process, opened on first use. */
export const sharedStore = (env: Env): Promise<Store> =>
  processSingleton('store', () => openConfiguredStore(env))

/** Opens the database that the environment names: PostgreSQL by `DATABASE_URL`, otherwise SQLite in `DATA_DIR`. */
export function openConfiguredStore(env: Env): Promise<Store> {
  return openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, codeSecret: env.CODE_SECRET })
}

export type StoreOptions = {
  dataDir: string
  /** Address of a PostgreSQL database; when missing, SQLite in the data folder is used. */
  databaseUrl?: string | undefined
  codeSecret?: string | undefined
}

/**
 * Opens the database, checks it and brings it up to date.
 * @throws StoreOpenError when it cannot be used as it is
 */
export async function openStore({ dataDir, databaseUrl, codeSecret }: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir, codeSecret)
  if (codeSecret === undefined) throw new StoreOpenError('使用 PostgreSQL 时必须填写 CODE_SECRET')
  // Loaded on first use: SQLite does not need the client library.
  const { openPostgresStore } = await import('./postgres')
  return openPostgresStore(databaseUrl, codeSecret)
}

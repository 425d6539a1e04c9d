import type { Env } from '@/lib/env'
import { openStore, type Store } from './store/store'

const key = Symbol.for('meishi.store')
type Shared = { [name: symbol]: Promise<Store> | undefined }

/**
 * The process's one store, opened on first use. It hangs on `globalThis`, because Next bundles pages, route handlers and
 * the start hook apart and each bundle has its own module variables. A failed opening is tried again at the next call.
 */
export function sharedStore(env: Env): Promise<Store> {
  const shared: Shared = globalThis
  shared[key] ??= openConfiguredStore(env).catch((error) => {
    shared[key] = undefined
    throw error
  })
  return shared[key]
}

/** Opens the database that the environment names: PostgreSQL by `DATABASE_URL`, else SQLite in `DATA_DIR`. */
export function openConfiguredStore(env: Env): Promise<Store> {
  return openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, codeSecret: env.CODE_SECRET })
}

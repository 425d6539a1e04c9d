import type { Env } from '@/lib/core/env'
import { oncePerProcess } from '@/lib/core/once-per-process'
import { openStore } from './store/open-store'
import type { Store } from './store/store'

/** The process's one store, opened on first use. */
export const sharedStore = (env: Env): Promise<Store> =>
  oncePerProcess('store', () => openConfiguredStore(env))

/** Opens the database that the environment names: PostgreSQL by `DATABASE_URL`, else SQLite in `DATA_DIR`. */
export function openConfiguredStore(env: Env): Promise<Store> {
  return openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, codeSecret: env.CODE_SECRET })
}

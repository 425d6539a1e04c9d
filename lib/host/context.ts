import type { Env } from '@/lib/core/env'
import type { SmsSender } from './sms/sender'
import type { Store } from './store/store'

/** The context of every handler; tests pass their own clock, database and sender. */
export type HostContext = {
  env: Env
  /** Opens the database on first use. Rejects with `StoreOpenError` and tries again at the next use. */
  store: () => Promise<Store>
  sender: SmsSender
  /** Milliseconds since 1970 (UTC). */
  now: () => number
}

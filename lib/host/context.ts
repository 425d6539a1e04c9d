import type { Env } from '@/lib/core/env'
import type { SmsSender } from './sms/sender'
import type { Store } from './store/store'

/** What every handler of the host works with; tests put in their own clock, store and sender. */
export type HostContext = {
  env: Env
  /** Opens the store on first use. Rejects with `StoreOpenError` and tries again at the next call. */
  store: () => Promise<Store>
  sender: SmsSender
  /** Milliseconds since 1970 (UTC). */
  now: () => number
}

/**
 * A separate process that pushes due messages and ends. Tests run it beside another one or kill it. Run with `node
 * --import tsx` and the site's own environment.
 */
import { env } from '@/lib/core/env'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { targetsOf } from '@/lib/host/delivery/targets'
import { deliverDue } from '@/lib/host/delivery/worker'
import { sharedStore } from '@/lib/host/store/open-store'

const store = await sharedStore(env())
const send = createSend({ ...sendOptionsOf(env()), timeout: 25_000 })
for (const target of targetsOf(env())) {
  await deliverDue({ store: async () => store, now: Date.now, send }, target)
}
await store.close()

/**
 * A process of its own that pushes what is due and ends, to be raced against another or killed. Run with
 * `node --import tsx`. The environment is the site's own.
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

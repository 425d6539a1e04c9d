/**
 * A separate process that forwards due leads and ends. Tests run it beside another one. Run with `node --import tsx`
 * and the site's own environment.
 */
import { env } from '@/lib/core/env'
import { targetsOf } from '@/lib/host/delivery/targets'
import { sendUpstream } from '@/lib/host/delivery/upstream'
import { upstreamAt } from '@/lib/host/delivery/upstream-request'
import { deliverDue } from '@/lib/host/delivery/worker'
import { sharedStore } from '@/lib/host/store/open-store'

const { APIPC_ORIGIN: origin } = env()
if (origin === undefined) throw new Error('APIPC_ORIGIN is not set')
const store = await sharedStore(env())
const send = sendUpstream(upstreamAt(origin, 20_000))
for (const target of targetsOf(env()))
  await deliverDue({ store: async () => store, now: Date.now, send }, target)
await store.close()

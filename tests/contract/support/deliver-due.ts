/**
 * A process of its own that passes on what is due and ends, to be raced against another. Run with `node --import tsx`. The
 * environment is the site's own.
 */
import './marker'

const { env } = await import('@/lib/env')
const { callUpstream } = await import('@/lib/host/forward/upstream')
const { deliverDue } = await import('@/lib/host/forward/worker')
const { sharedStore } = await import('@/lib/host/shared-store')

const { APIPC_ORIGIN: origin } = env()
if (origin === undefined) throw new Error('APIPC_ORIGIN is not set')
const store = await sharedStore(env())
await deliverDue({
  store: async () => store,
  now: Date.now,
  call: (request) => callUpstream(origin, request, 20_000),
})
await store.close()

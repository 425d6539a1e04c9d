/**
 * A process of its own that pushes what is due and ends, to be raced against another or killed. Run with
 * `node --import tsx`. The environment is the site's own.
 */
import '@/tests/contract/support/marker'

const { env } = await import('@/lib/env')
const { createSend, sendOptionsOf } = await import('@/lib/host/delivery/send')
const { targetsOf } = await import('@/lib/host/delivery/targets')
const { deliverDue } = await import('@/lib/host/delivery/worker')
const { sharedStore } = await import('@/lib/host/shared-store')

const store = await sharedStore(env())
const send = createSend({ ...sendOptionsOf(env()), timeout: 25_000 })
for (const target of targetsOf(env())) {
  await deliverDue({ store: async () => store, now: Date.now, send }, target)
}
await store.close()

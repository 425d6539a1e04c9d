import { claimNext } from '@/lib/host/delivery/queue'
import { registerTargets } from '@/lib/host/delivery/targets'
import type { Target } from '@/lib/host/delivery/types'
import { sendUpstream } from '@/lib/host/delivery/upstream'
import { upstreamAt } from '@/lib/host/delivery/upstream-request'
import { type DeliveryContext, deliverDue } from '@/lib/host/delivery/worker'
import { createForwarder } from '@/lib/host/forwarder'
import type { DeliveryState, TargetKind } from '@/lib/host/store/tables'
import type { TestHost } from './test-host'

/** A host on the same database that forwards its leads. */
export const forwarderOf = (
  { env, store, clock }: Pick<TestHost, 'env' | 'store' | 'clock'>,
  origin: string,
  timeout = 10_000,
) =>
  createForwarder(
    {
      env,
      store: async () => store,
      sender: () => Promise.reject(new Error('the upstream sends')),
      now: () => clock.now,
    },
    { origin, timeout },
  )

/** Stores the upstream in a test host's database, and sends it what is due. */
export async function registerUpstream({ store, clock }: TestHost, origin: string) {
  const target: Target = { name: 'upstream', kind: 'upstream', url: new URL(origin) }
  await registerTargets(store, [target])
  const context: DeliveryContext = {
    store: async () => store,
    now: () => clock.now,
    send: sendUpstream(upstreamAt(origin, 10_000)),
  }
  return {
    target,
    context,
    work: () => deliverDue(context, target),
    claim: () => claimNext(store, target, clock.now),
    entries: () =>
      store.db
        .selectFrom('delivery')
        .selectAll()
        .where('target', '=', target.name)
        .orderBy('created_at')
        .execute(),
  }
}

export type Upstream = Awaited<ReturnType<typeof registerUpstream>>

/** Records the result of a lead at a target, as if it had been sent. */
export async function noteDelivery(
  { store, clock }: Pick<TestHost, 'store' | 'clock'>,
  leadId: string,
  { state, kind = 'upstream' }: { state: DeliveryState; kind?: TargetKind },
): Promise<void> {
  await addTarget({ store }, kind)
  await store.db
    .insertInto('delivery')
    .values({
      ...{ id: `${kind}:${leadId}`, event_id: leadId, event: 'lead.created', lead_id: leadId, target: kind },
      ...{ seq: 1, spam: 0, payload: null, state, attempts: 1, next_at: clock.now, claimed_until: null },
      ...{ tried_at: clock.now, created_at: clock.now, done_at: null },
    })
    .execute()
}

/** Adds a target, so that events are written to the outbox. It has the name of its kind. */
export const addTarget = ({ store }: Pick<TestHost, 'store'>, kind: TargetKind) =>
  store.db
    .insertInto('delivery_target')
    .values({ name: kind, kind, fingerprint: 'x', active: 1, gone_at: null, resume_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

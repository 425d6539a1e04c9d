import { claimNext } from '@/lib/host/delivery/queue'
import { registerTargets } from '@/lib/host/delivery/targets'
import type { Target } from '@/lib/host/delivery/types'
import { sendUpstream } from '@/lib/host/delivery/upstream'
import { upstreamAt } from '@/lib/host/delivery/upstream-request'
import { type DeliveryContext, deliverDue } from '@/lib/host/delivery/worker'
import type { TestHost } from './test-host'

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

/** Records the result of a lead at the upstream, as if it had been forwarded. */
export async function noteAtUpstream(
  { store, clock }: TestHost,
  leadId: string,
  state: 'asked' | 'pending' | 'done' | 'refused' | 'dead',
): Promise<void> {
  await store.db
    .insertInto('delivery_target')
    .values({
      name: 'upstream',
      kind: 'upstream',
      fingerprint: 'x',
      active: 1,
      gone_at: null,
      resume_at: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await store.db
    .insertInto('delivery')
    .values({
      id: `upstream:${leadId}`,
      event_id: leadId,
      event: 'lead.created',
      lead_id: leadId,
      target: 'upstream',
      seq: 1,
      spam: 0,
      payload: null,
      state,
      attempts: 1,
      next_at: clock.now,
      claimed_until: null,
      tried_at: clock.now,
      created_at: clock.now,
      done_at: null,
    })
    .execute()
}

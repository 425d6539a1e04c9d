import { codeLife } from '@/lib/host/sms/codes'
import { isLeaseOver } from '@/lib/host/store/lease'
import type { Store, Write } from '@/lib/host/store/store'
import { formPath } from '@/lib/leads/api-paths'
import { reasonsOnceVerified, spamColumns } from '@/lib/leads/spam'
import { enqueueTaken } from './enqueue'
import { claimTime, firstRetry } from './retries'
import type { Send } from './types'
import { type AskUpstream, verdictOf } from './upstream-request'

/** The upstream's name among the targets in the database. */
export const upstreamTarget = 'upstream'

/** `ours`: this request passes the lead on. `elsewhere`: another request is doing so. `delivered`: the upstream has it. */
export type UpstreamClaim = 'ours' | 'elsewhere' | 'delivered'

/** A lead as it is passed on. `payload` is the form-encoded body for later attempts, without a code. */
type Passing = { leadId: string; payload: string; coded: boolean; spam: number }

/**
 * Claims a lead for the current request, which makes the first attempt at the upstream while the visitor waits. When the visitor submits
 * again (wrong code, no answer received), the attempts are counted from the start.
 */
export async function claimForUpstream(trx: Write, passing: Passing, now: number): Promise<UpstreamClaim> {
  const { leadId, payload, coded, spam } = passing
  const claim = {
    attempts: 1,
    // If this process dies now, a visitor with a code still has the time to submit it again.
    next_at: coded ? now + codeLife : now,
    claimed_until: now + claimTime,
    tried_at: now,
    payload,
  }
  const claimed = await trx
    .insertInto('delivery')
    .values({
      id: `${upstreamTarget}:${leadId}`,
      event_id: leadId,
      event: 'lead.created',
      lead_id: leadId,
      target: upstreamTarget,
      seq: 1,
      spam,
      state: 'asked',
      created_at: now,
      done_at: null,
      ...claim,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'target', 'seq'])
        .doUpdateSet((set) => ({
          ...claim,
          // A promised lead stays promised.
          state: set
            .case()
            .when('delivery.state', '=', 'pending')
            .then('pending' as const)
            .else('asked' as const)
            .end(),
        }))
        .where('delivery.state', '!=', 'done')
        .where(isLeaseOver('delivery.claimed_until', claimTime, now)),
    )
    .returning('lead_id')
    .executeTakeFirst()
  if (claimed !== undefined) return 'ours'
  const { state } = await trx
    .selectFrom('delivery')
    .select('state')
    .where('lead_id', '=', leadId)
    .where('target', '=', upstreamTarget)
    .executeTakeFirstOrThrow()
  if (state === 'done') return 'delivered'
  // This visitor will be thanked, so the lead stays promised even when the other attempt is refused.
  if (!coded) await entry(trx, leadId).set({ state: 'pending' }).execute()
  return 'elsewhere'
}

/** Records that the upstream has a lead. `isVerified`: it found the code right. */
export async function markPassedOn(
  store: Store,
  { id, isVerified }: { id: string; isVerified: boolean },
  now: number,
): Promise<void> {
  await store.write(async (trx) => {
    await entry(trx, id).set({ state: 'done', claimed_until: null, payload: null, done_at: now }).execute()
    await noteTaken(trx, id, now)
    const isNews = isVerified && (await markVerified(trx, id))
    await enqueueTaken(trx, { id, isVerified: isNews }, now)
  })
}

/** Records that a lead's code proved right. Returns whether that is new. */
async function markVerified(trx: Write, id: string): Promise<boolean> {
  const { spam_reason } = await trx
    .selectFrom('lead')
    .select('spam_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const changed = await trx
    .updateTable('lead')
    .set({ verified: 1, ...spamColumns(reasonsOnceVerified(spam_reason?.split(',') ?? [])) })
    .where('id', '=', id)
    .where('verified', '=', 0)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) > 0
}

/** The upstream's consultants have the lead, so it need not be fetched here. */
async function noteTaken(trx: Write, id: string, now: number): Promise<void> {
  await trx
    .updateTable('lead')
    .set((row) => ({ forwarded_at: now, acked_at: row.fn.coalesce('acked_at', row.val(now)) }))
    .where('id', '=', id)
    .where('forwarded_at', 'is', null)
    .execute()
}

/**
 * Releases a promised lead after the request's own attempt, so that it is tried again soon. The other targets need not wait for the
 * upstream.
 */
export async function markPromised(store: Store, id: string, now: number): Promise<void> {
  await store.write(async (trx) => {
    await entry(trx, id)
      .set({ state: 'pending', claimed_until: null, next_at: now + firstRetry })
      .where('state', '!=', 'done')
      .execute()
    await enqueueTaken(trx, { id, isVerified: false }, now)
  })
}

/** Releases a lead whose visitor was not thanked. It is tried again once no code can be valid any more. */
export async function markAsked(store: Store, id: string, now: number): Promise<void> {
  await store.write((trx) =>
    entry(trx, id)
      .set({ claimed_until: null, next_at: now + codeLife })
      .where('state', '!=', 'done')
      .execute(),
  )
}

/** Records that the upstream refused the lead and the visitor was told so. A lead that was promised earlier stays promised. */
export async function markRefused(store: Store, id: string, now: number): Promise<void> {
  await store.write(async (trx) => {
    await entry(trx, id)
      .set({ claimed_until: null, next_at: now + firstRetry })
      .execute()
    await entry(trx, id).set({ state: 'refused', payload: null }).where('state', '=', 'asked').execute()
  })
}

const entry = (trx: Write, leadId: string) =>
  trx.updateTable('delivery').where('lead_id', '=', leadId).where('target', '=', upstreamTarget)

/** Sends a lead to the upstream again. So late no visitor sends the code, so the operation without a code is used. */
export function sendUpstream(askUpstream: AskUpstream): Send {
  return async (_target, { payload }) => {
    const answer = await askUpstream({ method: 'POST', path: formPath, body: new URLSearchParams(payload) })
    const verdict = verdictOf(answer)
    if (verdict === 'delivered') return { outcome: 'done' }
    const code = answer.outcome === 'answered' ? ` code ${answer.envelope.code}` : ''
    // When this one lead is refused, the next one may still be accepted.
    return { outcome: 'failed', isDown: verdict === 'untaken', reason: `${answer.outcome}${code}` }
  }
}

import type { ExpressionBuilder } from 'kysely'
import { reasonsOnceVerified } from '@/lib/host/leads/spam'
import { hour, minute } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'

const second = 1_000

/** How long after a visitor's own request the first repetition is due, in ms. */
export const firstRetry = 5 * second

/**
 * How long to wait before each try, in ms: the table of the Standard Webhooks specification. The first is made while the
 * visitor waits.
 */
const waits: readonly number[] = [
  ...[0, firstRetry, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
]

/**
 * How long a claim holds, in ms: longer than the waits for upstream and database together. What a sender died over comes
 * up again after it.
 */
export const claimTime = minute

export type Due = {
  id: string
  /** Tries so far, this one included. */
  attempts: number
  /** The form-encoded body to send. */
  payload: string
}

/** Claims the lead that has been due longest, for one try; of several processes one gets it. Null when none is due. */
export async function claimDue(store: Store, now: number): Promise<Due | null> {
  const isDue = (where: ExpressionBuilder<Tables, 'outbox'>) =>
    where.and([
      where('kind', '=', 'upstream'),
      where('state', 'in', ['asked', 'pending']),
      where('next_at', '<=', now),
      where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]),
      where('payload', 'is not', null),
    ])
  const claimed = await store.write((trx) =>
    trx
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), claimed_until: now + claimTime }))
      // Asked twice: of two that chose the same row at the same moment only one still finds it free.
      .where(isDue)
      .where('lead_id', '=', (inner) =>
        inner
          .selectFrom('outbox')
          .select('lead_id')
          .where(isDue)
          .orderBy('next_at')
          .orderBy('lead_id')
          .limit(1),
      )
      .returning(['lead_id', 'attempts', 'payload'])
      .executeTakeFirst(),
  )
  if (claimed === undefined || claimed.payload === null) return null
  return { id: claimed.lead_id, attempts: claimed.attempts, payload: claimed.payload }
}

/** Notes that the upstream has a lead. `isVerified`: it found the code right. */
export async function markDelivered(
  store: Store,
  id: string,
  { isVerified }: { isVerified: boolean },
  now: number,
): Promise<void> {
  await store.write(async (trx) => {
    await entry(trx, id).set({ state: 'done', claimed_until: null, payload: null }).execute()
    await trx
      .updateTable('lead')
      .set({ forwarded_at: now })
      .where('id', '=', id)
      .where('forwarded_at', 'is', null)
      .execute()
    if (isVerified) await markVerified(trx, id)
  })
}

async function markVerified(trx: Write, id: string): Promise<void> {
  const { spam_reason } = await trx
    .selectFrom('lead')
    .select('spam_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reasons = reasonsOnceVerified(spam_reason?.split(',') ?? [])
  await trx
    .updateTable('lead')
    .set({
      verified: 1,
      spam: reasons.length > 0 ? 1 : 0,
      spam_reason: reasons.length > 0 ? reasons.join(',') : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Gives a promised lead back after a request's own try, to be tried again in `wait` ms. */
export async function markPromised(store: Store, id: string, wait: number, now: number): Promise<void> {
  await store.write((trx) =>
    entry(trx, id)
      .set({ state: 'pending', claimed_until: null, next_at: now + wait })
      .where('state', '!=', 'done')
      .execute(),
  )
}

/**
 * Gives a lead back that its visitor was not thanked for, to be tried in `wait` ms unless the visitor comes back before.
 */
export async function markAsked(store: Store, id: string, wait: number, now: number): Promise<void> {
  await store.write((trx) =>
    entry(trx, id)
      .set({ claimed_until: null, next_at: now + wait })
      .where('state', '!=', 'done')
      .execute(),
  )
}

/** Notes that the upstream said no, and the visitor heard it. What was promised at an earlier time stays promised. */
export async function markRefused(store: Store, id: string, now: number): Promise<void> {
  await store.write(async (trx) => {
    await entry(trx, id)
      .set({ claimed_until: null, next_at: now + firstRetry })
      .execute()
    await entry(trx, id).set({ state: 'refused', payload: null }).where('state', '=', 'asked').execute()
  })
}

/** Sets the next try after a failed one. Returns whether there is any left. */
export async function postpone(store: Store, { id, attempts }: Due, now: number): Promise<boolean> {
  const wait = waits[attempts]
  await store.write((trx) =>
    entry(trx, id)
      .set({
        claimed_until: null,
        ...(wait === undefined ? { state: 'dead' as const } : { next_at: now + wait }),
      })
      .where('state', 'in', ['asked', 'pending'])
      .execute(),
  )
  return wait !== undefined
}

/** Starts anew with every lead whose tries were used up. Returns how many there were. */
export async function resendDead(store: Store, now: number): Promise<number> {
  const revived = await store.write((trx) =>
    trx
      .updateTable('outbox')
      .set({ state: 'pending', attempts: 0, next_at: now })
      .where('kind', '=', 'upstream')
      .where('state', '=', 'dead')
      .executeTakeFirst(),
  )
  return Number(revived.numUpdatedRows)
}

const entry = (trx: Write, id: string) =>
  trx.updateTable('outbox').where('lead_id', '=', id).where('kind', '=', 'upstream')

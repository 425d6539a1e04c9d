import type { ExpressionBuilder } from 'kysely'
import { enqueueTaken } from '@/lib/host/delivery/enqueue'
import { reasonsOnceVerified } from '@/lib/host/leads/spam'
import { isFree } from '@/lib/host/store/hold'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { claimTime, firstRetry, retryWaits } from './retry-table'

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
      // An upstream knows a lead that comes twice.
      isFree('claimed_until', claimTime, now),
      where('payload', 'is not', null),
    ])
  const claimed = await store.write((trx) =>
    trx
      .with(
        (cte) => cte('due').materialized(),
        (db) =>
          db
            .selectFrom('outbox')
            .select('lead_id')
            .where(isDue)
            .orderBy('next_at')
            .orderBy('lead_id')
            .limit(1)
            // What another process is claiming at this moment is passed over, or nothing would seem due.
            .$if(store.engine === 'postgresql', (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), claimed_until: now + claimTime }))
      // Asked twice: of two that chose the same row at the same moment only one still finds it free.
      .where(isDue)
      .where('lead_id', 'in', (inner) => inner.selectFrom('due').select('lead_id'))
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
    const isNews = isVerified && (await markVerified(trx, id))
    await enqueueTaken(trx, { id }, { isVerified: isNews }, now)
  })
}

/** Returns whether that was not known before. */
async function markVerified(trx: Write, id: string): Promise<boolean> {
  const { spam_reason } = await trx
    .selectFrom('lead')
    .select('spam_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reasons = reasonsOnceVerified(spam_reason?.split(',') ?? [])
  const changed = await trx
    .updateTable('lead')
    .set({
      verified: 1,
      spam: reasons.length > 0 ? 1 : 0,
      spam_reason: reasons.length > 0 ? reasons.join(',') : null,
    })
    .where('id', '=', id)
    .where('verified', '=', 0)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) > 0
}

/**
 * Gives a promised lead back after a request's own try, to be tried again in `wait` ms. Those it is pushed to need not
 * wait for the upstream.
 */
export async function markPromised(store: Store, id: string, wait: number, now: number): Promise<void> {
  await store.write(async (trx) => {
    await entry(trx, id)
      .set({ state: 'pending', claimed_until: null, next_at: now + wait })
      .where('state', '!=', 'done')
      .execute()
    await enqueueTaken(trx, { id }, { isVerified: false }, now)
  })
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
  const wait = retryWaits[attempts]
  await store.write(async (trx) => {
    await entry(trx, id)
      .set({
        claimed_until: null,
        ...(wait === undefined ? { state: 'dead' as const } : { next_at: now + wait }),
      })
      .where('state', 'in', ['asked', 'pending'])
      .execute()
    // By now nobody comes back with a code.
    await enqueueTaken(trx, { id }, { isVerified: false }, now)
  })
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

import { timeId } from '@/lib/host/id'
import { bucketName, holdBuckets } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import { claimForm, formKey, insertLead, type Submission } from './save'

/**
 * Writes a lead down before it is passed on, unverified: whether its code is right and whether it is a duplicate the
 * upstream decides. A second try (wrong code, answer lost) keeps the first one's row. Returns the row's id.
 */
export async function keepLead(store: Store, submission: Submission, now: number): Promise<string> {
  const { phone } = submission.lead
  return store.write(async (trx) => {
    await holdBuckets(trx, [bucketName(store.secret, 'submit', submission.address)], now)
    const form = formKey(submission)
    const id = timeId(now)
    if (!(await claimForm(trx, form, phone, id, now))) {
      const kept = await trx
        .selectFrom('dedupe')
        .innerJoin('lead', 'lead.id', 'dedupe.lead_id')
        .select('lead.id')
        .where('dedupe.form', '=', form)
        .where('dedupe.phone', '=', phone)
        .executeTakeFirst()
      if (kept !== undefined) return kept.id
      await trx
        .updateTable('dedupe')
        .set({ lead_id: id })
        .where('form', '=', form)
        .where('phone', '=', phone)
        .execute()
    }
    await insertLead(trx, id, submission, false, now)
    await trx
      .insertInto('outbox')
      .values({ lead_id: id, kind: 'upstream', state: 'pending', created_at: now, attempts: 0, next_at: now })
      .execute()
    return id
  })
}

/** Notes what the upstream said of a lead. A duplicate has arrived before, so it counts as delivered. */
export async function settleForwarded(
  store: Store,
  id: string,
  { isDelivered, isVerified }: { isDelivered: boolean; isVerified: boolean },
  now: number,
): Promise<void> {
  await store.write(async (trx) => {
    await trx
      .updateTable('outbox')
      .set((row) => ({ state: isDelivered ? 'done' : 'refused', attempts: row('attempts', '+', 1) }))
      .where('lead_id', '=', id)
      .where('kind', '=', 'upstream')
      .where('state', '!=', 'done')
      .execute()
    if (!isDelivered) return
    await trx
      .updateTable('lead')
      .set({ forwarded_at: now, ...(isVerified && { verified: 1 }) })
      .where('id', '=', id)
      .execute()
  })
}

import { type Hold, holdForUpstream } from '@/lib/host/delivery/upstream'
import { count } from '@/lib/host/health/counters'
import { timeId } from '@/lib/host/id'
import { openCard } from '@/lib/host/leads/cards/card'
import { issueReceipt } from '@/lib/host/leads/receipts/code'
import { holdBuckets, recordEvents } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { claimForm, findAnswer, storeAnswer } from './repeats'
import { spamColumns, toNewLead } from './row'
import { phoneBucket, submitBucket } from './save'
import type { Submission } from './types'

export type KeptLead = {
  id: string
  hold: Hold
  /** Code of the receipt; null when an earlier request wrote the lead down, which may have been somebody else's. */
  receipt: string | null
}

/**
 * Writes a lead down and claims it before it is passed on, unverified: whether its code is right and whether it is a
 * duplicate the upstream decides. A second try (wrong code, answer lost) keeps the first one's row.
 * @param payload the form-encoded body to send later if need be, without a code
 */
export async function keepLead(
  store: Store,
  { submission, payload }: { submission: Submission; payload: string },
  now: number,
): Promise<KeptLead> {
  const { lead, coded, address, spamReasons } = submission
  const { secret } = store
  const id = timeId(now)
  const row = toNewLead(submission, id, false, now)
  const spam = spamColumns(spamReasons)
  const request = { requestId: lead.request_id, form: row.form, phone: row.phone }
  const plainReceipt = (trx: Write, leadId: string) =>
    issueReceipt(trx, secret, { leadId, isProven: false }, now)
  const hold = (trx: Write, leadId: string) =>
    holdForUpstream(trx, { leadId, payload, coded, spam: spam.spam }, now)
  let isNew = false
  const written = await store.write(async (trx): Promise<KeptLead> => {
    isNew = false
    const submits = submitBucket(secret, address)
    await holdBuckets(trx, [phoneBucket(secret, row.phone)], now)
    if (!(await claimForm(trx, row, now))) {
      const kept = await trx
        .selectFrom('dedupe')
        .innerJoin('lead', 'lead.id', 'dedupe.lead_id')
        .select('lead.id')
        .where('dedupe.form', '=', row.form)
        .where('dedupe.phone', '=', row.phone)
        .executeTakeFirst()
      if (kept !== undefined) {
        const isSame = kept.id === (await findAnswer(trx, request, now))?.id
        const receipt = isSame ? await plainReceipt(trx, kept.id) : null
        return { id: kept.id, hold: await hold(trx, kept.id), receipt }
      }
      await trx
        .updateTable('dedupe')
        .set({ lead_id: id })
        .where('form', '=', row.form)
        .where('phone', '=', row.phone)
        .execute()
    }
    const card = await openCard(trx, { id: timeId(now), phone: row.phone }, now)
    await trx
      .insertInto('lead')
      .values({ ...row, card_id: card, ...spam })
      .execute()
    isNew = true
    await trx.insertInto('acceptance').values({ lead_id: id, at: now }).execute()
    await recordEvents(trx, [submits], id, now)
    await storeAnswer(trx, request, id, now)
    return { id, hold: await hold(trx, id), receipt: await plainReceipt(trx, id) }
  })
  if (isNew) count('leads_stored')
  return written
}

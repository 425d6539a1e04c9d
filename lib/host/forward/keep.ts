import { timeId } from '@/lib/host/id'
import { issueReceipt } from '@/lib/host/leads/receipt-code'
import {
  claimForm,
  findAnswer,
  formKey,
  insertLead,
  phoneBucket,
  type Submission,
  storeAnswer,
} from '@/lib/host/leads/save'
import { codeLife } from '@/lib/host/sms/codes'
import { isFree } from '@/lib/host/store/hold'
import { bucketName, holdBuckets, recordEvents } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { count } from '@/lib/host/watch/counters'
import { claimTime } from './retry-table'

export type KeptLead = {
  id: string
  /** `held`: ours to pass on. `elsewhere`: somebody else is passing it on. `delivered`: the upstream has it. */
  hold: 'held' | 'elsewhere' | 'delivered'
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
  submission: Submission,
  payload: string,
  now: number,
): Promise<KeptLead> {
  const { phone } = submission.lead
  const plainReceipt = (trx: Write, leadId: string) =>
    issueReceipt(trx, store.secret, { leadId, isProven: false }, now)
  let isNew = false
  const written = await store.write(async (trx): Promise<KeptLead> => {
    isNew = false
    const buckets = [bucketName(store.secret, 'submit', submission.address), phoneBucket(store.secret, phone)]
    await holdBuckets(trx, buckets, now)
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
      if (kept !== undefined) {
        const isSame = kept.id === (await findAnswer(trx, submission.lead.request_id, form, phone, now))
        return {
          id: kept.id,
          hold: await hold(trx, kept.id, submission, payload, now),
          receipt: isSame ? await plainReceipt(trx, kept.id) : null,
        }
      }
      await trx
        .updateTable('dedupe')
        .set({ lead_id: id })
        .where('form', '=', form)
        .where('phone', '=', phone)
        .execute()
    }
    await insertLead(trx, id, submission, false, now)
    isNew = true
    await recordEvents(trx, buckets.slice(0, 1), id, now)
    await storeAnswer(trx, submission.lead.request_id, form, phone, id, now)
    return {
      id,
      hold: await hold(trx, id, submission, payload, now),
      receipt: await plainReceipt(trx, id),
    }
  })
  if (isNew) count('leads_stored')
  return written
}

/** Claims the lead for the request at hand, whose try is the first of a new count. */
async function hold(
  trx: Write,
  leadId: string,
  { coded }: Submission,
  payload: string,
  now: number,
): Promise<KeptLead['hold']> {
  const claim = {
    attempts: 1,
    // Should this process die over it, whoever has a code still gets the time to come back with it.
    next_at: coded ? now + codeLife : now,
    claimed_until: now + claimTime,
    payload,
  }
  const held = await trx
    .insertInto('outbox')
    .values({ lead_id: leadId, kind: 'upstream', state: 'asked', created_at: now, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'kind'])
        .doUpdateSet((set) => ({
          ...claim,
          // What was promised once stays promised.
          state: set
            .case()
            .when('outbox.state', '=', 'pending')
            .then('pending' as const)
            .else('asked' as const)
            .end(),
        }))
        .where('outbox.state', '!=', 'done')
        .where(isFree('outbox.claimed_until', claimTime, now)),
    )
    .returning('lead_id')
    .executeTakeFirst()
  if (held !== undefined) return 'held'
  const { state } = await trx
    .selectFrom('outbox')
    .select('state')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'upstream')
    .executeTakeFirstOrThrow()
  if (state === 'done') return 'delivered'
  if (!coded) {
    // This visitor will be thanked, so a refusal of the other try must not end it.
    await trx
      .updateTable('outbox')
      .set({ state: 'pending' })
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'upstream')
      .execute()
  }
  return 'elsewhere'
}

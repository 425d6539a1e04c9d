import { day, minute } from '@/lib/core/time'
import { linkToLead } from '@/lib/host/chat/code'
import { enqueueCreated } from '@/lib/host/delivery/enqueue'
import { count } from '@/lib/host/health/counters'
import { timeId } from '@/lib/host/id'
import { openCard, phoneLock } from '@/lib/host/leads/cards/card'
import { issueReceipt, receiptOf } from '@/lib/host/leads/receipts/code'
import { assignOffice, capacityLocks, factsOf } from '@/lib/host/leads/routing/assign'
import { checkCode, markCodeUsed, toGuess } from '@/lib/host/sms/codes'
import { UnconfirmedCommit } from '@/lib/host/store/errors'
import {
  bucketName,
  countEvents,
  dropOldEvents,
  lockNames,
  recordEvents,
  settleEvents,
} from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import type { LeadFacts } from '@/lib/leads/routing/choose'
import type { Routing } from '@/lib/leads/routing/rules'
import { reasonsOnceVerified, spamColumns } from '@/lib/leads/spam'
import { type NewLead, toNewLead } from './row'
import type { Submission } from './submission'

/**
 * `repeated`: the same request was stored before and gets the first answer. A lead whose sender has gone meanwhile is stored too: who
 * pressed once and lost the connection wants the call.
 */
export type SaveOutcome =
  | { outcome: 'saved' | 'repeated'; id: string; receipt: string }
  | { outcome: 'duplicate' | 'wrong' | 'expired' | 'tooManyTries' | 'busy' }

/** How long one form accepts only one lead of a phone, in ms. */
const duplicateWindow = day
/** How long a repeated request gets the first answer, in ms. */
const requestWindow = day
/** From this many submits of an address on, its leads look like spam. */
const flood = { window: 10 * minute, max: 10 }

/**
 * Stores a lead, or returns why it is refused. One transaction includes the use of the code, duplicate row, lead, record of acceptance,
 * receipt, messages to targets and the answer for a repeated request. Returns `saved` only after the commit.
 * @throws StoreFault when the database did not carry it out
 */
export async function saveLead(
  store: Store,
  { submission, routing }: { submission: Submission; routing: Routing },
  now: number,
): Promise<SaveOutcome> {
  const id = timeId(now)
  const saved = await store
    .write((trx) => save(trx, store.secret, { id, submission, routing }, now))
    .catch((error: unknown) => confirmSaved(store, { id, submission }, error))
  if (saved.outcome === 'saved') {
    count('leads_stored')
    if (submission.coded) count('codes_verified')
  }
  return saved
}

type NewSubmission = { id: string; submission: Submission }

async function save(
  trx: Write,
  secret: string,
  { id, submission, routing }: NewSubmission & { routing: Routing },
  now: number,
): Promise<SaveOutcome> {
  const { lead, coded, address, madeBy, spamReasons, chat } = submission
  const row = toNewLead(submission, id, coded, now)
  const guess = coded ? toGuess(secret, { phone: lead.phone, code: lead.code ?? '', address }) : null
  const guessBuckets = guess === null ? [] : [guess.byAddress.bucket, guess.byPhone.bucket]
  const facts = factsOf(submission, now)
  await lockNames(trx, [phoneLock(secret, lead.phone), ...guessBuckets, ...capacityLocks(routing, facts)])

  const earlier = await findAnswer(trx, { requestId: lead.request_id, ...row }, now)
  if (earlier !== undefined) {
    // The code of this repeated request is not checked, so only what the first request proved counts.
    const subject = { leadId: earlier.id, isProven: coded && earlier.verified === 1 }
    return { outcome: 'repeated', id: earlier.id, receipt: await issueReceipt(trx, secret, subject, now) }
  }
  const check = guess === null ? null : await checkCode(trx, guess, id, now)
  // The same form sent twice with its own code (double click, lost answer) is a duplicate. In all other cases a used code is wrong.
  if (check?.outcome === 'usedBefore')
    return { outcome: (await isClaimed(trx, row, now)) ? 'duplicate' : 'wrong' }
  if (check !== null && check.outcome !== 'right') return { outcome: check.outcome }

  if (!(await claimForm(trx, row, now))) {
    if (chat !== null) await linkToClaimed(trx, chat, row)
    return { outcome: 'duplicate' }
  }
  if (check !== null) await markCodeUsed(trx, check.id, now)
  const reasons = coded ? reasonsOnceVerified(spamReasons) : spamReasons
  const counted = madeBy === null ? address : null
  const given = { row, requestId: lead.request_id, address: counted, chat, reasons, routing, facts }
  const { spam, office } = await insertLead(trx, secret, given, now)
  await enqueueCreated(trx, { lead: id, event: timeId(now), spam, office }, now)
  const receipt = await issueReceipt(trx, secret, { leadId: id, isProven: coded }, now)
  return { outcome: 'saved', id, receipt }
}

/** When the connection broke during the commit, the row shows whether the lead was stored. */
async function confirmSaved(
  store: Store,
  { id, submission: { lead, coded } }: NewSubmission,
  error: unknown,
): Promise<SaveOutcome> {
  if (!(error instanceof UnconfirmedCommit)) throw error
  const isStored = await store.write(async (trx) => {
    // The server releases the lock once that transaction has ended, committed or not.
    await lockNames(trx, [phoneLock(store.secret, lead.phone)])
    return (await trx.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  })
  if (!isStored) throw error
  return { outcome: 'saved', id, receipt: receiptOf(store.secret, { leadId: id, isProven: coded }).code }
}

/**
 * Writes a lead, its card, the record of acceptance and the answer for a repeated request. The caller holds the locks of the phone and of
 * the capacities, and has claimed the form.
 * @param given.address whose submits are counted; null for a lead that a consultant made: no visitor has sent it
 * @param given.reasons why the lead looks like spam, as far as the form shows
 */
export async function insertLead(
  trx: Write,
  secret: string,
  given: {
    row: NewLead
    requestId: string | undefined
    address: string | null
    chat: string | null
    reasons: readonly string[]
    routing: Routing
    facts: LeadFacts
  },
  now: number,
): Promise<{ spam: number; office: string }> {
  const { row, requestId, address, chat, reasons, routing, facts } = given
  const isFlood = address !== null && (await countSubmit(trx, { secret, address, id: row.id }, now))
  const spam = spamColumns(isFlood ? [...reasons, 'address'] : reasons)
  const card = await openCard(trx, { id: timeId(now), phone: row.phone }, now)
  const owner = await assignOffice(trx, { routing, facts }, now)
  await trx
    .insertInto('lead')
    .values({ ...row, card_id: card, ...spam, ...owner })
    .execute()
  if (chat !== null) await linkToLead(trx, chat, row.id)
  await trx.insertInto('acceptance').values({ lead_id: row.id, at: now }).execute()
  if (requestId !== undefined) await storeAnswer(trx, { requestId, ...row }, now)
  return { spam: spam.spam, office: owner.office }
}

/** Counts a submit of an address. True when there were so many that its leads look like spam. */
async function countSubmit(
  trx: Write,
  { secret, address, id }: { secret: string; address: string; id: string },
  now: number,
): Promise<boolean> {
  const bucket = bucketName(secret, 'submit', address)
  await settleEvents(trx, [bucket], now)
  const counted = { bucket, window: flood.window }
  await dropOldEvents(trx, [counted], now)
  const earlier = await countEvents(trx, counted, now)
  await recordEvents(trx, [bucket], id, now)
  return earlier + 1 >= flood.max
}

type FormOfPhone = Pick<NewLead, 'form' | 'phone'>

/** Claims the form for this phone, atomically. False while an earlier lead has claimed it. */
export async function claimForm(
  trx: Write,
  { id, form, phone }: FormOfPhone & { id: string },
  now: number,
): Promise<boolean> {
  const until = now + duplicateWindow
  // Claimed while the clock was ahead: it lasts no longer than a new claim.
  await trx
    .updateTable('dedupe')
    .set({ until })
    .where('form', '=', form)
    .where('phone', '=', phone)
    .where('until', '>', until)
    .execute()
  const claimed = await trx
    .insertInto('dedupe')
    .values({ form, phone, until, lead_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'phone'])
        .doUpdateSet({ until, lead_id: id })
        .where('dedupe.until', '<=', now),
    )
    .returning('lead_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The lead that has claimed a form for a phone. */
export const findClaimed = (trx: Write, { form, phone }: FormOfPhone) =>
  trx
    .selectFrom('dedupe')
    .innerJoin('lead', 'lead.id', 'dedupe.lead_id')
    .select(['lead.id', 'lead.spam'])
    .where('dedupe.form', '=', form)
    .where('dedupe.phone', '=', phone)
    .executeTakeFirst()

/** The conversation belongs to the lead that was sent before. */
async function linkToClaimed(trx: Write, chat: string, form: FormOfPhone): Promise<void> {
  const known = await findClaimed(trx, form)
  if (known !== undefined) await linkToLead(trx, chat, known.id)
}

async function isClaimed(trx: Write, { form, phone }: FormOfPhone, now: number): Promise<boolean> {
  const claimed = await trx
    .selectFrom('dedupe')
    .select('lead_id')
    .where('form', '=', form)
    .where('phone', '=', phone)
    .where('until', '>', now)
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * The lead that an earlier copy of the same request stored. The same id for another form or phone, or from another place of the network,
 * is another request: its sender may be somebody else, and must not get the receipt.
 */
export async function findAnswer(
  trx: Write,
  {
    requestId,
    form,
    phone,
    address,
  }: FormOfPhone & Pick<NewLead, 'address'> & { requestId: string | undefined },
  now: number,
): Promise<{ id: string; verified: number } | undefined> {
  if (requestId === undefined) return undefined
  return trx
    .selectFrom('request')
    .innerJoin('lead', 'lead.id', 'request.answer')
    .select(['lead.id', 'lead.verified'])
    .where('request.request_id', '=', requestId)
    .where('request.form', '=', form)
    .where('request.phone', '=', phone)
    .where('lead.address', '=', address)
    .where('request.at', '>', now - requestWindow)
    .executeTakeFirst()
}

async function storeAnswer(
  trx: Write,
  { requestId, form, phone, id }: FormOfPhone & { requestId: string; id: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('request')
    .values({ request_id: requestId, form, phone, answer: id, at: now })
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'form', 'phone']).doUpdateSet({ answer: id, at: now }),
    )
    .execute()
}

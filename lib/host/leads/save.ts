import { maskAddress } from '@/lib/host/client-address'
import { enqueueEvent } from '@/lib/host/delivery/enqueue'
import { timeId } from '@/lib/host/id'
import { type CodeCheck, consumeCode, guessBuckets } from '@/lib/host/sms/codes'
import { bucketName, countEvents, day, holdBuckets, minute, recordEvents } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { count } from '@/lib/host/watch/counters'
import { consent } from '@/lib/leads/consent'
import type { LeadFormKind } from '@/lib/leads/forms'
import type { LeadInput } from '@/lib/leads/schema'
import { openCard } from './card'
import { issueReceipt } from './receipt-code'
import { reasonsOnceVerified, type Tells } from './spam'

/** A checked submission. */
export type Submission = {
  kind: LeadFormKind
  lead: LeadInput
  /** Whether its text-message code has to be right. */
  coded: boolean
  spamReasons: readonly string[]
  tells: Tells
  /** SHA-256 of what the visitor could read before ticking the box, see `consentHash`. */
  consentHash: string
  /** The sender's limit bucket, see `clientAddress`. */
  address: string
}

export type SaveOutcome =
  | { outcome: 'saved'; id: string; receipt: string; isNew: boolean }
  | { outcome: 'duplicate' | 'wrong' | 'expired' | 'tooManyTries' | 'busy' }

const duplicateWindow = day
const requestWindow = day
const submitsPerAddress = 10

/** Undoes what the transaction did so far, above all the use of the code. */
class Duplicate extends Error {}

/**
 * Stores a lead, or says why not: code use, duplicate row, lead, outbox entry and the answer for a repeated request are
 * one transaction. Returns `saved` only after the commit.
 * @throws StoreFault when the database did not carry it out
 */
export async function saveLead(store: Store, submission: Submission, now: number): Promise<SaveOutcome> {
  try {
    const saved = await store.write((trx) => save(trx, store.secret, submission, now))
    if (saved.outcome === 'saved' && saved.isNew) {
      count('leads_stored')
      if (submission.coded) count('codes_verified')
    }
    return saved
  } catch (error) {
    if (error instanceof Duplicate) return { outcome: 'duplicate' }
    throw error
  }
}

async function save(trx: Write, secret: string, submission: Submission, now: number): Promise<SaveOutcome> {
  const { lead, coded, address } = submission
  const submits = bucketName(secret, 'submit', address)
  const guess = { phone: lead.phone, code: lead.code ?? '', address }
  const guesses = coded ? Object.values(guessBuckets(secret, guess)) : []
  await holdBuckets(trx, [submits, phoneBucket(secret, lead.phone), ...guesses], now)
  const form = formKey(submission)

  const earlier = await findAnswer(trx, lead.request_id, form, lead.phone, now)
  if (earlier !== null) {
    // No code was looked at for this answer, so only what the first request proved counts.
    const isProven = coded && (await isVerified(trx, earlier))
    return {
      outcome: 'saved',
      id: earlier,
      isNew: false,
      receipt: await issueReceipt(trx, secret, { leadId: earlier, isProven }, now),
    }
  }

  if (coded) {
    const check = await consumeCode(trx, secret, guess, now)
    if (check === 'usedBefore') return { outcome: await judgeUsedCode(trx, form, lead.phone, now) }
    if (check !== 'used') return { outcome: check }
  }
  const id = timeId(now)
  if (!(await claimForm(trx, form, lead.phone, id, now))) throw new Duplicate()

  const isFlood = (await countEvents(trx, submits, 10 * minute, now)) + 1 >= submitsPerAddress
  await recordEvents(trx, [submits], id, now)
  const told = coded ? reasonsOnceVerified(submission.spamReasons) : submission.spamReasons
  const reasons = isFlood ? [...told, 'address'] : told
  await insertLead(trx, id, { ...submission, spamReasons: reasons }, coded, now)
  await trx
    .insertInto('outbox')
    .values({
      lead_id: id,
      kind: 'deliver',
      state: 'pending',
      created_at: now,
      attempts: 0,
      next_at: now,
      claimed_until: null,
      payload: null,
    })
    .execute()
  await storeAnswer(trx, lead.request_id, form, lead.phone, id, now)
  await enqueueEvent(trx, { id }, 'lead.created', now)
  return {
    outcome: 'saved',
    id,
    isNew: true,
    receipt: await issueReceipt(trx, secret, { leadId: id, isProven: coded }, now),
  }
}

async function isVerified(trx: Write, leadId: string): Promise<boolean> {
  const lead = await trx.selectFrom('lead').select('verified').where('id', '=', leadId).executeTakeFirst()
  return lead?.verified === 1
}

/**
 * Counts nothing: who holds it has this person's leads to itself, so that a repeated request waits for the first one's
 * answer.
 */
export const phoneBucket = (secret: string, phone: string) => bucketName(secret, 'lead-phone', phone)

/** What duplicates are counted by, together with the phone. */
export function formKey({ lead, kind }: Pick<Submission, 'lead' | 'kind'>): string {
  return lead.source === undefined || lead.source === '' ? kind : lead.source
}

/**
 * The same form sent twice with its own code (double click, answer lost) is a duplicate, not a wrong code. Anywhere else
 * a code that was used is wrong.
 */
async function judgeUsedCode(
  trx: Write,
  form: string,
  phone: string,
  now: number,
): Promise<Extract<CodeCheck, 'wrong'> | 'duplicate'> {
  const claimed = await trx
    .selectFrom('dedupe')
    .select('lead_id')
    .where('form', '=', form)
    .where('phone', '=', phone)
    .where('until', '>', now)
    .executeTakeFirst()
  return claimed === undefined ? 'wrong' : 'duplicate'
}

/** Takes the form for this phone, atomically. False while an earlier lead holds it. */
export async function claimForm(
  trx: Write,
  form: string,
  phone: string,
  leadId: string,
  now: number,
): Promise<boolean> {
  const until = now + duplicateWindow
  const claimed = await trx
    .insertInto('dedupe')
    .values({ form, phone, until, lead_id: leadId })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'phone'])
        .doUpdateSet({ until, lead_id: leadId })
        .where('dedupe.until', '<=', now),
    )
    .returning('lead_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The lead that this very request led to when it came before; null for a new one. */
export async function findAnswer(
  trx: Write,
  requestId: string | undefined,
  form: string,
  phone: string,
  now: number,
): Promise<string | null> {
  if (requestId === undefined) return null
  const row = await trx
    .selectFrom('request')
    .select('answer')
    .where('request_id', '=', requestId)
    .where('form', '=', form)
    .where('phone', '=', phone)
    .where('at', '>', now - requestWindow)
    .executeTakeFirst()
  return row?.answer ?? null
}

/** Remembers the lead for a request that comes again. */
export async function storeAnswer(
  trx: Write,
  requestId: string | undefined,
  form: string,
  phone: string,
  answer: string,
  now: number,
): Promise<void> {
  if (requestId === undefined) return
  await trx
    .insertInto('request')
    .values({ request_id: requestId, form, phone, answer, at: now })
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'form', 'phone']).doUpdateSet({ answer, at: now }),
    )
    .execute()
}

/** Writes the lead's row under its person's card. `verified`: its phone proved itself by a code. */
export async function insertLead(
  trx: Write,
  id: string,
  submission: Submission,
  verified: boolean,
  now: number,
): Promise<void> {
  const { lead, kind, spamReasons, address } = submission
  const { name, phone, code: _code, test, source, linkurl, agree, request_id: _request, ...fields } = lead
  const agreed = isAgreed(agree)
  const card = await openCard(trx, phone, now)
  await trx
    .insertInto('lead')
    .values({
      id,
      card_id: card,
      form: formKey(submission),
      kind,
      name: name === undefined || name === '' ? null : name,
      phone,
      fields: JSON.stringify(fields),
      source: source ?? null,
      linkurl: linkurl ?? null,
      test: test ?? null,
      verified: verified ? 1 : 0,
      spam: spamReasons.length > 0 ? 1 : 0,
      spam_reason: spamReasons.length > 0 ? spamReasons.join(',') : null,
      agreed: agreed ? 1 : 0,
      consent: agreed ? consent.version : null,
      consent_hash: agreed ? submission.consentHash : null,
      address: maskAddress(address),
      created_at: now,
      leased_until: null,
      lease_owner: null,
      acked_at: null,
      forwarded_at: null,
      contact: 'call',
      call_slot: null,
      contact_at: null,
      erased_at: null,
    })
    .execute()
}

/** Whether the privacy box was ticked; a browser without our script sends a ticked box as `on`. */
export function isAgreed(agree: LeadInput['agree']): boolean {
  return agree === '1' || agree === 'on'
}

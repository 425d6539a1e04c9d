import { count } from '@/lib/host/health/counters'
import { timeId } from '@/lib/host/id'
import { issueReceipt, receiptLife, receiptOf } from '@/lib/host/leads/receipts/code'
import { guessRules } from '@/lib/host/sms/codes'
import { bucketName, minute } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import { duplicateWindow, requestWindow } from './repeats'
import { toNewLead } from './row'
import { saveInOneStatement } from './save-at-once'
import { saveInSteps } from './save-in-steps'
import { reasonsOnceVerified } from './spam'
import type { Saving, Submission } from './types'

export type SaveOutcome =
  | { outcome: 'saved'; id: string; receipt: string }
  | { outcome: 'duplicate' | 'wrong' | 'expired' | 'tooManyTries' | 'busy' }

const submitsPerAddress = 10

/**
 * Stores a lead, or says why not: code use, duplicate row, lead, record of acceptance, receipt, messages to its targets and
 * the answer for a repeated request are one transaction. Returns `saved` only after the commit.
 * @throws StoreFault when the database did not carry it out
 */
export async function saveLead(store: Store, submission: Submission, now: number): Promise<SaveOutcome> {
  const { coded } = submission
  const id = timeId(now)
  const receipt = receiptOf(store.secret, { leadId: id, isProven: coded })
  const saving = toSaving(store, submission, { id, receiptHash: receipt.hash }, now)
  const saved = await (store.engine === 'postgresql'
    ? saveInOneStatement(store, saving)
    : saveInSteps(store, saving))
  if (saved.outcome === 'repeated') return repeat(store, saved, coded, now)
  if (saved.outcome !== 'saved') return { outcome: saved.outcome }
  count('leads_stored')
  if (coded) count('codes_verified')
  return { outcome: 'saved', id, receipt: receipt.code }
}

function toSaving(
  { secret }: Store,
  submission: Submission,
  { id, receiptHash }: { id: string; receiptHash: string },
  now: number,
): Saving {
  const { lead, coded, address, spamReasons } = submission
  return {
    now,
    lead: toNewLead(submission, id, coded, now),
    lock: phoneBucket(secret, lead.phone),
    requestId: lead.request_id ?? null,
    // With a code it is stored only once that has proved right.
    reasons: coded ? reasonsOnceVerified(spamReasons) : spamReasons,
    flood: {
      name: 'address',
      bucket: submitBucket(secret, address),
      window: 10 * minute,
      max: submitsPerAddress,
    },
    code: coded ? guessRules(secret, { phone: lead.phone, code: lead.code ?? '', address }) : null,
    card: timeId(now),
    event: timeId(now),
    receipt: { hash: receiptHash, proven: coded ? 1 : 0, expires: now + receiptLife },
    duplicateWindow,
    requestWindow,
  }
}

/** The first request's answer once more. No code was looked at for it, so only what the first one proved counts. */
async function repeat(
  store: Store,
  { id, verified }: { id: string; verified: number },
  coded: boolean,
  now: number,
): Promise<SaveOutcome> {
  const isProven = coded && verified === 1
  const receipt = await store.write((trx) => issueReceipt(trx, store.secret, { leadId: id, isProven }, now))
  return { outcome: 'saved', id, receipt }
}

/** Counts nothing: whoever holds it has this person's leads to itself. */
export const phoneBucket = (secret: string, phone: string) => bucketName(secret, 'lead-phone', phone)

export const submitBucket = (secret: string, address: string) => bucketName(secret, 'submit', address)

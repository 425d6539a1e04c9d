import { codes, messageOf } from '@/lib/contract/envelope'
import { linkToLead } from '@/lib/host/chat/code'
import type { HostContext } from '@/lib/host/context'
import {
  claimForUpstream,
  markAsked,
  markPassedOn,
  markPromised,
  markRefused,
  type UpstreamClaim,
} from '@/lib/host/delivery/upstream'
import {
  type AskUpstream,
  contentful,
  type UpstreamAnswer,
  type Verdict,
  verdictOf,
} from '@/lib/host/delivery/upstream-request'
import { count } from '@/lib/host/health/counters'
import { timeId } from '@/lib/host/id'
import { phoneLock } from '@/lib/host/leads/cards/card'
import { issueReceipt } from '@/lib/host/leads/receipts/code'
import { capacityLocks, factsOf } from '@/lib/host/leads/routing/assign'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { report } from '@/lib/host/report'
import { lockNames } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { messages } from '@/lib/leads/messages'
import type { Routing } from '@/lib/leads/routing/rules'
import { type Answer, accepted, refusal } from './answer'
import { toNewLead } from './row'
import { claimForm, findAnswer, findClaimed, insertLead } from './save'
import { type MadeInChat, readSubmission, type Submission } from './submission'

/**
 * Stores a lead here, passes it on and answers the visitor. A lead without a code is a success even when the upstream did not take it:
 * the worker sends it again. Only the upstream can check a code; when the visitor does not submit the right code, the lead is passed on
 * without one, as after a submit without JavaScript.
 */
export async function forwardLead(
  request: Request,
  context: HostContext,
  {
    path,
    coded,
    askUpstream,
    made,
  }: { path: string; coded: boolean; askUpstream: AskUpstream; made?: MadeInChat },
): Promise<Answer> {
  const reading = await readSubmission(request, coded, context.env, made)
  if (!reading.ok) return reading.answer
  const body = bodyOf(reading.submission)
  const payload = new URLSearchParams(body)
  payload.delete('code')
  const store = await context.store()
  const kept = await storeLead(
    store,
    { submission: reading.submission, payload: payload.toString(), routing: currentRouting(context.env) },
    context.now(),
  )
  if (kept.claim === 'elsewhere' && !coded) return accepted(kept.id, kept.receipt)

  const answer = await askUpstream({ method: 'POST', path, body })
  const verdict = verdictOf(answer)
  const isVerified = coded && answer.outcome === 'answered' && answer.envelope.code === codes.ok
  if (isVerified) count('codes_verified')
  // The upstream has answered, so a failure to record that here must not become an error for the visitor. The claim expires, and the
  // worker learns the state by sending the lead again.
  await settle(store, kept, { verdict, coded, isVerified }, context.now()).catch((error) =>
    report(error, path),
  )
  if (verdict === 'untaken' && !coded) return accepted(kept.id, kept.receipt)
  const receipt = isVerified ? await provenReceipt(store, kept, path, context.now()) : kept.receipt
  return answerOfUpstream(answer, kept.id, receipt)
}

type StoredLead = {
  id: string
  claim: UpstreamClaim
  /** Code of the receipt; null when an earlier request stored the lead, because another person may have sent it. */
  receipt: string | null
}

/**
 * Stores a lead and claims it before it is passed on, unverified: the upstream decides whether its code is right and whether it is a
 * duplicate. A second attempt (wrong code, lost answer) keeps the first one's row.
 * @param payload the form-encoded body for later attempts, without a code
 */
async function storeLead(
  store: Store,
  { submission, payload, routing }: { submission: Submission; payload: string; routing: Routing },
  now: number,
): Promise<StoredLead> {
  const { lead, coded, address, chat, madeBy, spamReasons: reasons } = submission
  const { secret } = store
  const id = timeId(now)
  const row = toNewLead(submission, id, false, now)
  const requestId = lead.request_id
  const facts = factsOf(submission, now)
  const receiptFor = (trx: Write, leadId: string) =>
    issueReceipt(trx, secret, { leadId, isProven: false }, now)
  const { isNew, ...kept } = await store.write(async (trx): Promise<StoredLead & { isNew: boolean }> => {
    await lockNames(trx, [phoneLock(secret, row.phone), ...capacityLocks(routing, facts)])
    const claim = (leadId: string, spam: number) =>
      claimForUpstream(trx, { leadId, payload, coded, spam }, now)
    if (!(await claimForm(trx, row, now))) {
      const known = await findClaimed(trx, row)
      if (known !== undefined) {
        if (chat !== null) await linkToLead(trx, chat, known.id)
        const isSame = known.id === (await findAnswer(trx, { requestId, ...row }, now))?.id
        const receipt = isSame ? await receiptFor(trx, known.id) : null
        return { isNew: false, id: known.id, claim: await claim(known.id, known.spam), receipt }
      }
      // The lead that had claimed the form is deleted.
      await trx
        .updateTable('dedupe')
        .set({ lead_id: id })
        .where('form', '=', row.form)
        .where('phone', '=', row.phone)
        .execute()
    }
    const given = { row, requestId, address: madeBy === null ? address : null, chat, reasons, routing, facts }
    const { spam } = await insertLead(trx, secret, given, now)
    return { isNew: true, id, claim: await claim(id, spam), receipt: await receiptFor(trx, id) }
  })
  if (isNew) count('leads_stored')
  return kept
}

/** A visitor who had the right code may open the receipt, also when an earlier attempt stored the lead. */
async function provenReceipt(
  store: Store,
  kept: StoredLead,
  path: string,
  now: number,
): Promise<string | null> {
  try {
    return await store.write((trx) =>
      issueReceipt(trx, store.secret, { leadId: kept.id, isProven: true }, now),
    )
  } catch (error) {
    report(error, path)
    return kept.receipt
  }
}

async function settle(
  store: Store,
  { id, claim }: StoredLead,
  { verdict, coded, isVerified }: { verdict: Verdict; coded: boolean; isVerified: boolean },
  now: number,
): Promise<void> {
  if (verdict === 'delivered') {
    await markPassedOn(store, { id, isVerified }, now)
    return count('leads_delivered', { target: 'upstream' })
  }
  // Another request is passing the lead on and records the result.
  if (claim !== 'ours') return
  if (verdict === 'refused') return markRefused(store, id, now)
  return coded ? markAsked(store, id, now) : markPromised(store, id, now)
}

function answerOfUpstream(answer: UpstreamAnswer, id: string, receipt: string | null): Answer {
  if (answer.outcome === 'silent') return refusal(codes.upstreamTimeout, messages.timeout, 504)
  if (answer.outcome === 'unusable') return refusal(codes.fault, messages.fault, 502)
  const { code } = answer.envelope
  if (code === codes.ok && answer.status === 200) return accepted(id, receipt)
  return refusal(code, messageOf(answer.envelope) ?? messages.fault, contentful(answer.status))
}

function bodyOf({ kind, lead, signals }: Submission): URLSearchParams {
  const given = Object.entries({ form: kind, ...lead, ...signals })
  return new URLSearchParams(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

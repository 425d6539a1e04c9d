import { codes, messageOf } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import { markAsked, markPassedOn, markPromised, markRefused } from '@/lib/host/delivery/upstream'
import { type Call, contentful, type UpstreamAnswer } from '@/lib/host/delivery/upstream-call'
import { type Verdict, verdictOf } from '@/lib/host/delivery/verdict'
import { count } from '@/lib/host/health/counters'
import { issueReceipt } from '@/lib/host/leads/receipts/code'
import { type Answer, accepted, refusal } from '@/lib/host/leads/submit/answer'
import { readSubmission } from '@/lib/host/leads/submit/submission'
import type { Submission } from '@/lib/host/leads/submit/types'
import { report } from '@/lib/host/report'
import type { Store } from '@/lib/host/store/store'
import { messages } from '@/lib/leads/messages'
import { type KeptLead, keepLead } from './keep'

/**
 * Writes a lead down here, passes it on and answers the visitor. A plain lead that the upstream did not take is a success
 * all the same: the worker sends it again. With a code only the upstream can say whether it is right; a visitor who does
 * not come back with it is passed on without, as after a submit without JavaScript.
 */
export async function forwardLead(
  request: Request,
  context: HostContext,
  { path, coded, call }: { path: string; coded: boolean; call: Call },
): Promise<Answer> {
  const reading = await readSubmission(request, coded, context.env)
  if (!reading.ok) return reading.answer
  const body = bodyOf(reading.submission)
  const payload = new URLSearchParams(body)
  payload.delete('code')
  const store = await context.store()
  const kept = await keepLead(
    store,
    { submission: reading.submission, payload: payload.toString() },
    context.now(),
  )
  if (kept.hold === 'elsewhere' && !coded) return accepted(kept.id, kept.receipt)

  const answer = await call({ method: 'POST', path, body })
  const verdict = verdictOf(answer)
  const isVerified = coded && answer.outcome === 'answered' && answer.envelope.code === codes.ok
  if (isVerified) count('codes_verified')
  // The upstream has answered; that our own note of it failed is nothing the visitor should hear. The claim runs out, and
  // the worker finds out by sending the lead again.
  await settle(store, kept, { verdict, coded, isVerified }, context.now()).catch((error) =>
    report(error, path),
  )
  if (verdict === 'untaken' && !coded) return accepted(kept.id, kept.receipt)
  const receipt = isVerified ? await provenReceipt(store, kept, path, context.now()) : kept.receipt
  return toAnswer(answer, kept.id, receipt)
}

/** Whoever had the right code may open the receipt, also of a lead that an earlier try wrote down. */
async function provenReceipt(
  store: Store,
  kept: KeptLead,
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
  { id, hold }: KeptLead,
  { verdict, coded, isVerified }: { verdict: Verdict; coded: boolean; isVerified: boolean },
  now: number,
): Promise<void> {
  if (verdict === 'delivered') {
    await markPassedOn(store, { id, isVerified }, now)
    return count('leads_delivered', { target: 'upstream' })
  }
  // Whoever holds the lead settles it.
  if (hold !== 'held') return
  if (verdict === 'refused') return markRefused(store, id, now)
  return coded ? markAsked(store, id, now) : markPromised(store, id, now)
}

function toAnswer(answer: UpstreamAnswer, id: string, receipt: string | null): Answer {
  if (answer.outcome === 'silent') return refusal(codes.upstreamTimeout, messages.timeout, 504)
  if (answer.outcome === 'unusable') return refusal(codes.fault, messages.fault, 502)
  const { code } = answer.envelope
  if (code === codes.ok && answer.status === 200) return accepted(id, receipt)
  return refusal(code, messageOf(answer.envelope) ?? messages.fault, contentful(answer.status))
}

function bodyOf({ kind, lead, tells }: Submission): URLSearchParams {
  const given = Object.entries({ form: kind, ...lead, ...tells })
  return new URLSearchParams(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

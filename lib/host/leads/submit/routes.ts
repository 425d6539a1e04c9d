import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import { count } from '@/lib/host/health/counters'
import { refuseForeign } from '@/lib/host/http'
import { resultProof } from '@/lib/host/leads/receipts/result-proof'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { report } from '@/lib/host/report'
import { isForeign } from '@/lib/host/request/fetch-metadata'
import { codedFormPath, formPath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import { type Answer, accepted, answerForm, fault, refusal } from './answer'
import { type SaveOutcome, saveLead } from './save'
import { type MadeInChat, readSubmission } from './submission'

/** Submitting with and without a code. */
export function submitRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.post(formPath, (c) => receive(c, context, () => submitLead(c.req.raw, context, false)))
  routes.post(codedFormPath, (c) => receive(c, context, () => submitLead(c.req.raw, context, true)))
  return routes
}

/**
 * Handling common to every submit: forms of other sites are refused, and a server error is answered in a form that the sender can show;
 * never a thank-you for a lead that is not stored.
 */
export async function receive(
  c: Context,
  context: HostContext,
  answer: () => Promise<Answer>,
): Promise<Response> {
  if (isForeign(c.req.raw, context.env.SITE_ORIGIN)) return refuseForeign(c)
  try {
    const given = await answer()
    if (given.code === codes.ok) count('leads_accepted')
    return await answerForm(c, given, async (result) =>
      resultProof((await context.store()).secret, result, context.now()),
    )
  } catch (error) {
    report(error, c.req.path)
    return answerForm(c, fault, async () => '')
  }
}

/** @param made the conversation in which a consultant made the lead, and who */
export async function submitLead(
  request: Request,
  context: HostContext,
  coded: boolean,
  made?: MadeInChat,
): Promise<Answer> {
  const reading = await readSubmission(request, coded, context.env, made)
  if (!reading.ok) return reading.answer
  const store = await context.store()
  return answerOfSave(
    await saveLead(
      store,
      { submission: reading.submission, routing: currentRouting(context.env) },
      context.now(),
    ),
  )
}

function answerOfSave(saved: SaveOutcome): Answer {
  switch (saved.outcome) {
    case 'saved':
    case 'repeated':
      return accepted(saved.id, saved.receipt)
    case 'duplicate':
      return refusal(codes.duplicate, messages.duplicate)
    case 'wrong':
      return refusal(codes.wrongCode, messages.codeWrong)
    case 'expired':
      return refusal(codes.expiredCode, messages.codeExpired)
    case 'tooManyTries':
      return refusal(codes.tooManyTries, messages.codeTooManyTries)
    case 'busy':
      return refusal(codes.busyAddress, messages.busy)
  }
}

import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import { minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { enqueueConversion } from '@/lib/host/delivery/conversions'
import { findLinked, type LinkedLead, proofOf } from '@/lib/host/delivery/lead-link'
import { refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { rememberCaller } from '@/lib/host/leads/caller-cookie'
import { touchCard } from '@/lib/host/leads/cards/card'
import { auditLink, callPageLimit, isWithinRate, showBySecretLink } from '@/lib/host/leads/secret-link'
import { isForeignToReceipt, isNavigation } from '@/lib/host/request/fetch-metadata'
import { pickScalars, readForm, readQuery } from '@/lib/host/request/fields'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import type { LeadCallTable } from '@/lib/host/store/tables'
import { leadCallPath } from '@/lib/leads/api-paths'
import { type CallRequest, callPagePath, callRequestSchema, settlingOutcomes } from '@/lib/leads/call-outcome'
import { messages } from '@/lib/leads/messages'
import { receiptCodePattern } from '@/lib/leads/receipt'
import { ownPath } from '@/lib/routing/own-path'
import { paths } from '@/lib/routing/paths'
import { toCallPage } from './call-page'
import { markOpened } from './opened'

/** The page of one lead, opened by the link of a robot's notice, and the consultant's actions there. */
export function callRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(`${leadCallPath}/:code`, (c) => show(c, context))
  routes.post(leadCallPath, (c) => act(c, context))
  return routes
}

function show(c: Context, context: HostContext): Promise<Response> {
  const reading = readQuery(c.req.url)
  const { caller = '', proof } = (reading.ok ? pickScalars(reading.fields, ['caller', 'proof']) : null) ?? {}
  return showBySecretLink(c, context, callPageLimit, async (trx, { code, secret, now }) => {
    const isRevealed = proof !== undefined && proof === proofOf(secret, code, caller)
    const linked = await findLinked(trx, code, now)
    if (linked === null) return null
    const detail = { lead: linked.lead.id, ...(isRevealed && { caller }) }
    await auditLink(trx, c, { action: isRevealed ? 'read-lead' : 'read-masked', detail }, now)
    return toCallPage(trx, linked, isRevealed)
  })
}

async function act(c: Context, context: HostContext): Promise<Response> {
  if (isForeignToReceipt(c.req.raw, context.env.SITE_ORIGIN)) {
    return refuse(c, codes.busyAddress, messages.busy, 403)
  }
  const reading = await readForm(c.req.raw)
  const fields = reading.ok
    ? pickScalars(reading.fields, ['action', 'code', 'caller', 'outcome', 'note'])
    : null
  const request = callRequestSchema.safeParse(fields)
  if (!request.success) {
    const msg = request.error.issues[0]?.message ?? messages.malformed
    const code = receiptCodePattern.test(fields?.code ?? '') ? (fields?.code ?? null) : null
    return answer(c, context.env, { code: codes.malformed, msg, back: code, said: 'malformed' })
  }
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, callPageLimit, now)))
    return refuse(c, codes.busyAddress, messages.busy, 429)
  const done = await store.write(async (trx) => {
    const linked = await findLinked(trx, request.data.code, now)
    if (linked !== null) await carryOut(trx, c, { request: request.data, linked }, now)
    return linked !== null
  })
  const { code, caller, action } = request.data
  if (!done)
    return answer(c, context.env, { code: codes.notFound, msg: messages.notFound, back: code, said: 'gone' })
  // A consultant who only records a result has not asked to see the number.
  const proof = action === 'reveal' ? proofOf(store.secret, code, caller) : undefined
  return answer(c, context.env, {
    code: codes.ok,
    msg: messages.receiptDone,
    back: code,
    said: action,
    caller,
    proof,
  })
}

async function carryOut(
  trx: Write,
  c: Context,
  { request, linked }: { request: CallRequest; linked: LinkedLead },
  now: number,
): Promise<void> {
  const { id, card_id } = linked.lead
  const { caller } = request
  await lockNames(trx, [`call:${id}`])
  await markOpened(trx, { ids: [id], by: caller }, now)
  if (request.action === 'reveal') {
    return auditLink(trx, c, { action: 'reveal', detail: { lead: id, caller } }, now)
  }
  const { outcome } = request
  const call = { lead_id: id, caller, outcome, note: request.note === '' ? null : (request.note ?? null) }
  if (await isRepeated(trx, call, now)) return
  await trx
    .insertInto('lead_call')
    .values({ id: timeId(now), at: now, ...call })
    .execute()
  if (settlingOutcomes.includes(outcome)) {
    await trx
      .updateTable('lead')
      .set({ acked_at: now })
      .where('id', '=', id)
      .where('acked_at', 'is', null)
      .execute()
  }
  if (outcome === 'reached' || outcome === 'invalid') {
    await enqueueConversion(trx, { leadId: id, event: `lead.${outcome}` }, now)
  }
  if (card_id !== null) await touchCard(trx, card_id, now)
  await auditLink(trx, c, { action: 'call', detail: { lead: id, caller, outcome } }, now)
}

/** Whether this is a double press, or a form sent again because its answer was lost. */
async function isRepeated(
  trx: Write,
  { lead_id, caller, outcome, note: text }: Pick<LeadCallTable, 'lead_id' | 'caller' | 'outcome' | 'note'>,
  now: number,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('lead_call')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('caller', '=', caller)
    .where('outcome', '=', outcome)
    .where('note', text === null ? 'is' : '=', text)
    .where('at', '>', now - minute)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

type Said = {
  code: number
  msg: string
  back: string | null
  said: string
  caller?: string
  proof?: string | undefined
}

/**
 * Answers a script with JSON that contains the proof. A form that the browser posted natively gets a redirect to the page, with the proof
 * in a cookie for that page.
 */
function answer(c: Context, env: Env, { code, msg, back, said, caller, proof }: Said): Response {
  if (!isNavigation(c.req.raw) || back === null)
    return c.json({ code, data: { msg, ...(proof && { proof }) } })
  const page = callPagePath(back)
  if (caller !== undefined) rememberCaller(c, env, { page, caller, proof })
  return c.redirect(ownPath(`${page}?note=${said}`) ?? paths.home, 303)
}

import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import type { HostContext } from '@/lib/host/context'
import { findLinked, type LinkedLead, proofOf } from '@/lib/host/delivery/lead-link'
import { refuse } from '@/lib/host/http'
import { rememberCaller } from '@/lib/host/leads/caller-cookie'
import { HandoverFault, handOverLead } from '@/lib/host/leads/handovers/hand-over'
import { showBoard } from '@/lib/host/leads/pages/show-board'
import { currentRouting } from '@/lib/host/leads/routing/source'
import {
  auditLink,
  callPageLimit,
  codeOfForm,
  isWithinRate,
  noteRefusedLink,
  showBySecretLink,
} from '@/lib/host/leads/secret-link'
import { isForeignToReceipt, isNavigation } from '@/lib/host/request/fetch-metadata'
import { pickScalars, readForm, readQuery } from '@/lib/host/request/fields'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import { leadCallPath } from '@/lib/leads/api-paths'
import { type CallRequest, callPagePath, callRequestSchema } from '@/lib/leads/call-outcome'
import { hasProof } from '@/lib/leads/caller-proofs'
import { messages } from '@/lib/leads/messages'
import type { Routing } from '@/lib/leads/routing/rules'
import { ownPath } from '@/lib/routing/own-path'
import { paths } from '@/lib/routing/paths'
import { toCallPage } from './call-page'
import { markOpened } from './opened'
import { recordCall } from './record-call'

/** The page of one lead or, for a key, of an office or the report; and the consultant's actions on a lead. */
export function callRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(`${leadCallPath}/:code`, (c) => show(c, context))
  routes.post(leadCallPath, (c) => act(c, context))
  return routes
}

function show(c: Context, context: HostContext): Promise<Response> {
  const reading = readQuery(c.req.url)
  const { caller = '', proof } = (reading.ok ? pickScalars(reading.fields, ['caller', 'proof']) : null) ?? {}
  return showBySecretLink(c, context, callPageLimit, async (trx, asked) => {
    const { code, secret, now } = asked
    const linked = await findLinked(trx, code, now)
    if (linked === null) return showBoard(trx, c, context, asked)
    const isRevealed = hasProof(proof, proofOf(secret, code, caller))
    const detail = { lead: linked.lead.id, ...(isRevealed && { caller }) }
    await auditLink(trx, c, { action: isRevealed ? 'read-lead' : 'read-masked', detail }, now)
    return toCallPage(trx, linked, { isRevealed, routing: currentRouting(context.env) })
  })
}

async function act(c: Context, context: HostContext): Promise<Response> {
  if (isForeignToReceipt(c.req.raw, context.env.SITE_ORIGIN)) {
    noteRefusedLink(c, callPageLimit, 'foreign')
    return refuse(c, codes.busyAddress, messages.busy, 403)
  }
  const reading = await readForm(c.req.raw)
  const fields = reading.ok
    ? pickScalars(reading.fields, ['action', 'code', 'caller', 'outcome', 'note', 'to', 'reason'])
    : null
  const request = callRequestSchema.safeParse(fields)
  if (!request.success) {
    const msg = request.error.issues[0]?.message ?? messages.malformed
    const back = codeOfForm(c, callPageLimit, reading, 'code')
    return answer(c, context.env, { code: codes.malformed, msg, back, said: 'malformed' })
  }
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, callPageLimit, now)))
    return refuse(c, codes.busyAddress, messages.busy, 429)
  const { code, caller, action } = request.data
  const given = { request: request.data, routing: currentRouting(context.env) }
  const done = await store
    .write(async (trx) => {
      const linked = await findLinked(trx, code, now)
      if (linked !== null) await carryOut(trx, c, { ...given, linked }, now)
      return linked !== null
    })
    .catch((error: unknown) => {
      if (error instanceof HandoverFault) return error
      throw error
    })
  if (done instanceof HandoverFault) {
    return answer(c, context.env, { code: codes.malformed, msg: done.message, back: code, said: 'nobody' })
  }
  if (!done) {
    noteRefusedLink(c, callPageLimit, 'unknown')
    return answer(c, context.env, { code: codes.notFound, msg: messages.notFound, back: code, said: 'gone' })
  }
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
  { request, routing, linked }: { request: CallRequest; routing: Routing; linked: LinkedLead },
  now: number,
): Promise<void> {
  const { id } = linked.lead
  const { caller } = request
  await lockNames(trx, [`call:${id}`])
  if (request.action === 'reveal') {
    await markOpened(trx, { ids: [id], by: caller }, now)
    return auditLink(trx, c, { action: 'reveal', detail: { lead: id, caller } }, now)
  }
  if (request.action === 'handover') {
    const { to, reason } = request
    const isNew = await handOverLead(trx, { request: { id, to, by: caller, reason }, routing }, now)
    return isNew
      ? auditLink(trx, c, { action: 'hand-over', detail: { lead: id, caller, ...to } }, now)
      : undefined
  }
  const { outcome } = request
  const note = request.note === undefined || request.note === '' ? null : request.note
  const isNew = await recordCall(trx, { lead: linked.lead, caller, outcome, note, at: null }, now)
  if (!isNew) return
  await auditLink(trx, c, { action: 'call', detail: { lead: id, caller, outcome } }, now)
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
 * in a cookie.
 */
function answer(c: Context, env: Env, { code, msg, back, said, caller, proof }: Said): Response {
  if (!isNavigation(c.req.raw) || back === null)
    return c.json({ code, data: { msg, ...(proof && { proof }) } })
  const page = callPagePath(back)
  if (caller !== undefined) rememberCaller(c, env, { caller, proof })
  return c.redirect(ownPath(`${page}?note=${said}`) ?? paths.home, 303)
}

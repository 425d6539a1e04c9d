import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import { findLinked, type LinkedLead, proofOf } from '@/lib/host/delivery/lead-link'
import { HandoverFault, handOverLead } from '@/lib/host/leads/handovers/hand-over'
import { actByLink, goneLink } from '@/lib/host/leads/link-action'
import { showBoard } from '@/lib/host/leads/pages/show-board'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { auditLink, callPageLimit, showBySecretLink } from '@/lib/host/leads/secret-link'
import { pickScalars, readQuery } from '@/lib/host/request/fields'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import { leadCallPath } from '@/lib/leads/api-paths'
import { type CallRequest, callPagePath, callRequestSchema } from '@/lib/leads/call-outcome'
import { hasProof } from '@/lib/leads/caller-proofs'
import type { Routing } from '@/lib/leads/routing/rules'
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

const act = (c: Context, context: HostContext): Promise<Response> =>
  actByLink(c, context, {
    limit: callPageLimit,
    fields: ['action', 'code', 'caller', 'outcome', 'note', 'to', 'reason'],
    read: (given) => callRequestSchema.safeParse(given),
    page: callPagePath,
    work: async (request, { store, now }) => {
      const { code, caller, action } = request
      const routing = currentRouting(context.env)
      try {
        const isKnown = await store.write(async (trx) => {
          const linked = await findLinked(trx, code, now)
          if (linked !== null) await carryOut(trx, c, { request, routing, linked }, now)
          return linked !== null
        })
        if (!isKnown) return goneLink(c, callPageLimit)
      } catch (error) {
        if (!(error instanceof HandoverFault)) throw error
        return { said: 'nobody', code: codes.malformed, msg: error.message }
      }
      // A consultant who only records a result has not asked to see the number.
      const proof = action === 'reveal' ? proofOf(store.secret, code, caller) : undefined
      return { said: action, caller, proof }
    },
  })

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

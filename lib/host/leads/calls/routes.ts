import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { maskPhone, maskPhonesIn } from '@/lib/core/phone'
import type { HostContext } from '@/lib/host/context'
import { answerText } from '@/lib/host/delivery/answer-text'
import { findLinked, type LinkedLead, proofOf } from '@/lib/host/delivery/lead-link'
import { formNames, wishText } from '@/lib/host/delivery/message'
import { HandoverFault, handOverLead, handoversOf } from '@/lib/host/leads/handovers/hand-over'
import { actByLink, goneLink } from '@/lib/host/leads/link-action'
import { showBoard } from '@/lib/host/leads/pages/show-board'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { auditLink, callPageLimit, showBySecretLink } from '@/lib/host/leads/secret-link'
import { pickScalars, readQuery } from '@/lib/host/request/fields'
import { toLeadRecord, toTime } from '@/lib/host/store/lead-record'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import { leadCallPath } from '@/lib/leads/api-paths'
import { questionNames, questionOf } from '@/lib/leads/asked'
import {
  type CallPage,
  type CallRequest,
  callOutcomes,
  callPagePath,
  callRequestSchema,
} from '@/lib/leads/call-outcome'
import { dueAt } from '@/lib/leads/call-time'
import { hasProof } from '@/lib/leads/caller-proofs'
import { isLeadFormKind } from '@/lib/leads/forms'
import type { Owner } from '@/lib/leads/handover'
import type { QuestionName } from '@/lib/leads/questions'
import { maskName } from '@/lib/leads/receipt'
import type { Routing } from '@/lib/leads/routing/rules'
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

/** The order in which a consultant speaks about the answers: the branch first, the visitor's free question last. */
const [first, last] = ['branch', 'message'] as const satisfies QuestionName[]
const inOrder = [first, ...questionNames.filter((name) => name !== first && name !== last), last]

/** One lead as shown to the consultant who is to telephone. */
async function toCallPage(
  trx: Write,
  { lead: row, expiresAt }: LinkedLead,
  { isRevealed, routing }: { isRevealed: boolean; routing: Routing },
): Promise<CallPage> {
  const lead = toLeadRecord(row)
  const calls = await trx
    .selectFrom('lead_call')
    .innerJoin('lead', 'lead.id', 'lead_call.lead_id')
    .select(['lead_call.at', 'lead_call.caller', 'lead_call.outcome', 'lead_call.note'])
    .where('lead.card_id', '=', row.card_id)
    .orderBy('lead_call.at', 'desc')
    .limit(50)
    .execute()
  const { earlier } = await trx
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('earlier'))
    .where('card_id', '=', row.card_id)
    .where('erased_at', 'is', null)
    .where('created_at', '<', row.created_at)
    .executeTakeFirstOrThrow()
  return {
    kind: 'lead',
    reference: referenceOf(row.id),
    name: lead.name === null || isRevealed ? lead.name : maskName(lead.name),
    phone: isRevealed ? lead.phone : maskPhone(lead.phone),
    revealed: isRevealed,
    verified: lead.verified,
    spam: lead.spam,
    form: isLeadFormKind(lead.kind) ? formNames[lead.kind] : lead.kind,
    source: lead.source,
    page: lead.linkurl,
    tool: lead.fields.tool ?? null,
    answers: inOrder.flatMap((name) => {
      const given = lead.fields[name]
      if (given === undefined) return []
      const value = answerText(name, given)
      return [{ label: questionOf(name).name, value: isRevealed ? value : maskPhonesIn(value) }]
    }),
    wish: wishText(lead),
    phone_allowed: lead.contact === 'call',
    created_at: lead.created_at,
    due_at: toTime(dueAt(Math.max(Number(row.wanted_at ?? row.created_at), Number(row.handed_at ?? 0)))),
    expires_at: toTime(expiresAt),
    earlier: Number(earlier),
    opened_by: row.opened_by,
    office: row.office,
    person: row.person,
    handovers: await handoversOf(trx, row.id),
    owners: ownersIn(routing).filter(({ office, person }) => office !== row.office || person !== row.person),
    calls: calls.map(({ at, caller, outcome, note }) => ({
      at: toTime(at),
      caller,
      outcome: callOutcomes[outcome],
      note,
    })),
  }
}

/** Every office, each followed by its consultants. */
const ownersIn = ({ offices }: Routing): Owner[] =>
  [...offices].flatMap(([office, { people }]) => [
    { office, person: null },
    ...people.map(({ name }) => ({ office, person: name })),
  ])

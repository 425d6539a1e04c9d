import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import {
  idsPerRequest,
  type LeadHandoverRequest,
  type LeadOutcomeRequest,
  leadHandoverSchema,
  leadOutcomeSchema,
} from '@/lib/contract/lead-actions'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { recordCall } from '@/lib/host/leads/calls/record-call'
import { HandoverFault, handOverLead } from '@/lib/host/leads/handovers/hand-over'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { readForm } from '@/lib/host/request/fields'
import { audit } from '@/lib/host/store/audit'
import { clockSkew } from '@/lib/host/store/lease'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import { handoverPath, outcomePath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import type { Routing } from '@/lib/leads/routing/rules'
import { asConsultant, type Reader } from './access'

/** Longest body in bytes: room for the most ids of one request. */
const bodyLimit = 64 * 1024

/** A request that is refused as a whole; the message names the first fault. */
class Fault extends Error {}

/** What companies' own systems report back about leads. */
export function actionRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.post(outcomePath, (c) =>
    asConsultant(c, context, (reader) =>
      carryOut(c, context, leadOutcomeSchema, (trx, request, now) =>
        recordOutcome(trx, c, { request, reader }, now),
      ),
    ),
  )
  routes.post(handoverPath, (c) =>
    asConsultant(c, context, (reader) =>
      carryOut(c, context, leadHandoverSchema, (trx, request, now) =>
        handOver(trx, c, { request, reader, routing: currentRouting(context.env) }, now),
      ),
    ),
  )
  return routes
}

/** Reads the body by its schema and carries the request out in one transaction: all of it, or nothing after a fault. */
async function carryOut<S extends z.ZodObject>(
  c: Context,
  context: HostContext,
  schema: S,
  work: (trx: Write, request: z.output<S>, now: number) => Promise<object>,
): Promise<Response> {
  const reading = await readForm(c.req.raw, bodyLimit)
  if (!reading.ok) {
    if (reading.refusal === 'type') return refuse(c, codes.malformed, messages.malformed, 415)
    if (reading.refusal === 'malformed') return refuse(c, codes.malformed, messages.malformed)
    return refuse(c, codes.tooLong, `${messages.tooLong}：ids 一次至多 ${idsPerRequest} 个`, 413)
  }
  const fields: Record<string, string> = {}
  for (const [name, values] of reading.fields) {
    if (values.length > 1 && name !== 'ids')
      return refuse(c, codes.malformed, `${messages.malformed}：${name} 只能写一次`)
    fields[name] = values.join(',')
  }
  const request = schema.safeParse(fields)
  if (!request.success) return refuse(c, codes.malformed, faultText(request.error))
  const now = context.now()
  const store = await context.store()
  try {
    return ok(c, await store.write((trx) => work(trx, request.data, now)))
  } catch (error) {
    if (error instanceof HandoverFault)
      return refuse(c, codes.malformed, `${messages.malformed}：to ${error.message}`)
    if (error instanceof Fault) return refuse(c, codes.malformed, `${messages.malformed}：${error.message}`)
    throw error
  }
}

function faultText({ issues }: z.ZodError): string {
  const [issue] = issues
  return `${messages.malformed}：${[issue?.path.join('.'), issue?.message].filter(Boolean).join(' ')}`
}

async function recordOutcome(
  trx: Write,
  c: Context,
  { request, reader }: { request: LeadOutcomeRequest; reader: Reader },
  now: number,
): Promise<{ recorded: number }> {
  const { ids, outcome, time } = request
  const caller = callerOf(request.caller, reader)
  const note = request.note === undefined || request.note === '' ? null : request.note
  if (time !== undefined && time > now + clockSkew) throw new Fault('time 是将来的时间')
  await lockNames(
    trx,
    ids.map((id) => `call:${id}`),
  )
  const leads = await findLeads(trx, ids)
  const early = leads.find(({ created_at }) => time !== undefined && time < Number(created_at) - clockSkew)
  if (early !== undefined) throw new Fault(`time 早于线索 ${early.id} 的提交`)
  const recorded: string[] = []
  for (const lead of leads) {
    const isNew = await recordCall(trx, { lead, caller, outcome, note, at: time ?? null }, now)
    if (isNew) recorded.push(lead.id)
  }
  const detail = { leads: recorded, caller, outcome }
  await audit(trx, { actor: reader.name, action: 'call', detail, address: maskedAddressOf(c.req.raw) }, now)
  return { recorded: recorded.length }
}

async function handOver(
  trx: Write,
  c: Context,
  { request, reader, routing }: { request: LeadHandoverRequest; reader: Reader; routing: Routing },
  now: number,
): Promise<{ handed: number }> {
  const { ids, to, reason } = request
  const by = callerOf(request.caller, reader)
  await lockNames(
    trx,
    ids.map((id) => `call:${id}`),
  )
  const handed: string[] = []
  for (const { id } of await findLeads(trx, ids)) {
    if (await handOverLead(trx, { request: { id, to, by, reason }, routing }, now)) handed.push(id)
  }
  const detail = { leads: handed, caller: by, ...to }
  const address = maskedAddressOf(c.req.raw)
  await audit(trx, { actor: reader.name, action: 'hand-over', detail, address }, now)
  return { handed: handed.length }
}

/** The consultant who acts: named in the request, otherwise the person whose key it is. */
function callerOf(caller: string | undefined, reader: Reader): string {
  if (caller !== undefined) return caller
  if (reader.kind === 'person') return reader.name
  throw new Fault('caller 要写顾问的姓名：这是系统的密钥')
}

/** These leads in the order of their ids. */
async function findLeads(trx: Write, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('lead')
    .select(['id', 'card_id', 'created_at'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const lead = known.get(id)
    if (lead === undefined) throw new Fault(`ids 没有编号是 ${id} 的线索，或资料已清空`)
    return lead
  })
}

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { codes } from '@/lib/api/envelope'
import { pickScalars, readForm, readQuery } from '@/lib/host/border/fields'
import { maskAddress } from '@/lib/host/client-address'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { audit } from '@/lib/host/store/audit'
import { clockSkew } from '@/lib/host/store/hold'
import { minute } from '@/lib/host/store/limits'
import type { Engine, Write } from '@/lib/host/store/store'
import { count } from '@/lib/host/watch/counters'
import { messages } from '@/lib/leads/messages'
import { asConsultant } from './consultant-access'
import { type PulledLead, toLeadCsv, toLeadRecord } from './record'
import { addressOf } from './submission'

const leaseTime = 5 * minute
const idsPerCall = 500

export const leadListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  spam: z.enum(['0', '1']).optional().describe('缺省：全部；0：只要未标记的；1：只要疑似垃圾的'),
  format: z.enum(['json', 'csv']).default('json'),
})

type Query = z.output<typeof leadListQuerySchema>

/** The calls of those who ring back: fetching leads and confirming them. Closed without a configured key. */
export function consultantRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get('/v1/general_form_pc', (c) => asConsultant(c, context, (reader) => list(c, context, reader)))
  routes.post('/v1/general_form_pc/ack', (c) =>
    asConsultant(c, context, (reader) => acknowledge(c, context, reader)),
  )
  return routes
}

async function list(c: Context, context: HostContext, reader: string): Promise<Response> {
  const reading = readQuery(c.req.url)
  const scalars = reading.ok ? pickScalars(reading.fields, ['limit', 'spam', 'format']) : null
  const query = leadListQuerySchema.safeParse(scalars)
  if (!query.success) return refuse(c, codes.malformed, messages.malformed)

  const now = context.now()
  const store = await context.store()
  const { leads, total } = await store.write(async (trx) => {
    const leads = await lease(trx, store.engine, reader, query.data, now)
    const total = await countWaiting(trx, query.data)
    const detail = { leads: leads.map((lead) => lead.id), format: query.data.format }
    await audit(
      trx,
      { actor: reader, action: 'read', detail, address: maskAddress(addressOf(c.req.raw)) },
      now,
    )
    return { leads, total }
  })
  if (query.data.format === 'json') return ok(c, { list: leads, total })
  return c.body(toLeadCsv(leads), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="leads.csv"',
  })
}

/**
 * Takes the oldest waiting leads for this reader for five minutes, flagged ones too unless the query says otherwise: a flag
 * is a guess, and a consultant must get every lead. Leads that another reader is taking at this moment are passed over;
 * the update asks once more, so that none is ever taken twice.
 */
async function lease(
  trx: Write,
  engine: Engine,
  reader: string,
  query: Query,
  now: number,
): Promise<PulledLead[]> {
  await settleLeases(trx, now)
  const rows = await trx
    // Materialized, so that rows are locked once and no more of them than the limit.
    .with(
      (cte) => cte('free').materialized(),
      (db) =>
        db
          .selectFrom('lead')
          .select('id')
          .where('acked_at', 'is', null)
          .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
          .$if(query.spam !== undefined, (leads) => leads.where('spam', '=', Number(query.spam)))
          .orderBy('created_at')
          .orderBy('id')
          .limit(query.limit)
          .$if(engine === 'postgresql', (leads) => leads.forUpdate().skipLocked()),
    )
    .updateTable('lead')
    .set({ leased_until: now + leaseTime, lease_owner: reader })
    .where('acked_at', 'is', null)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
    .where('id', 'in', (inner) => inner.selectFrom('free').select('id'))
    .returningAll()
    .execute()
  const earlier = await countEarlier(
    trx,
    rows.map((row) => row.id),
  )
  // RETURNING promises no order.
  return rows
    .sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
    .map((row) => ({ ...toLeadRecord(row), earlier: earlier.get(row.id) ?? 0 }))
}

/** How many events each lead's card had before it, those of an erased person left out. */
async function countEarlier(trx: Write, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('lead')
    .innerJoin('lead as before', 'before.card_id', 'lead.card_id')
    .select((select) => ['lead.id', select.fn.countAll().as('earlier')])
    .where('lead.id', 'in', ids)
    .where('before.erased_at', 'is', null)
    .where((where) =>
      where.or([
        where('before.created_at', '<', where.ref('lead.created_at')),
        where.and([
          where('before.created_at', '=', where.ref('lead.created_at')),
          where('before.id', '<', where.ref('lead.id')),
        ]),
      ]),
    )
    .groupBy('lead.id')
    .execute()
  return new Map(rows.map((row) => [row.id, Number(row.earlier)]))
}

/** Leases that end later than any could, because the clock was set back, count as of now. */
async function settleLeases(trx: Write, now: number): Promise<void> {
  await trx
    .updateTable('lead')
    .set({ leased_until: now + leaseTime })
    .where('acked_at', 'is', null)
    .where('leased_until', '>', now + leaseTime + clockSkew)
    .execute()
}

async function countWaiting(trx: Write, query: Query): Promise<number> {
  const row = await trx
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('waiting'))
    .where('acked_at', 'is', null)
    .$if(query.spam !== undefined, (leads) => leads.where('spam', '=', Number(query.spam)))
    .executeTakeFirstOrThrow()
  return Number(row.waiting)
}

async function acknowledge(c: Context, context: HostContext, reader: string): Promise<Response> {
  const reading = await readForm(c.req.raw)
  if (!reading.ok && reading.refusal === 'size') return refuse(c, codes.tooLong, messages.tooLong, 413)
  const ids = reading.ok ? idsOf(reading.fields.get('ids') ?? []) : []
  if (!reading.ok || ids.length === 0 || ids.length > idsPerCall) {
    const status = !reading.ok && reading.refusal === 'type' ? 415 : 200
    return refuse(c, codes.malformed, messages.malformed, status)
  }
  const now = context.now()
  const store = await context.store()
  const acknowledged = await store.write(async (trx) => {
    const rows = await trx
      .updateTable('lead')
      .set({ acked_at: now })
      .where('id', 'in', ids)
      .where('acked_at', 'is', null)
      .returning('id')
      .execute()
    const taken = rows.map((row) => row.id)
    await markFetched(trx, taken)
    const detail = { leads: taken }
    await audit(
      trx,
      { actor: reader, action: 'acknowledge', detail, address: maskAddress(addressOf(c.req.raw)) },
      now,
    )
    return rows.length
  })
  count('leads_delivered', { target: 'consultants' }, acknowledged)
  return ok(c, { acknowledged })
}

/** Being fetched and confirmed is how a lead of the embedded host is delivered. */
async function markFetched(trx: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('outbox')
    .set({ state: 'done' })
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'deliver')
    .execute()
}

export const isWellFormedId = (id: string) => /^[\w-]{1,64}$/.test(id)

const idsOf = (given: readonly string[]) => [
  ...new Set(
    given
      .flatMap((value) => value.split(','))
      .map((id) => id.trim())
      .filter(isWellFormedId),
  ),
]

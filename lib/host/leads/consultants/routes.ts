import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import { leadListQuerySchema, sheetQuerySchema } from '@/lib/contract/lead-queries'
import type { PulledLead } from '@/lib/contract/lead-records'
import { minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { count } from '@/lib/host/health/counters'
import { csv, ok, refuse } from '@/lib/host/http'
import { markFetched } from '@/lib/host/leads/calls/opened'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { readForm } from '@/lib/host/request/fields'
import { audit } from '@/lib/host/store/audit'
import { toLeadRecord } from '@/lib/host/store/lead-record'
import { clockSkew } from '@/lib/host/store/lease'
import type { Write } from '@/lib/host/store/store'
import { engineOf } from '@/lib/host/store/store'
import { acknowledgePath, formPath, sheetPath, spamPath } from '@/lib/leads/api-paths'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { messages } from '@/lib/leads/messages'
import { asConsultant, issueText, parseQuery, type Reader } from './access'
import { matchesFilters } from './filters'
import { toLeadCsv } from './lead-csv'
import { markSpam } from './mark-spam'
import { sheetOf } from './sheet'

const leaseTime = 5 * minute
const idsPerRequest = 500

type Query = z.output<typeof leadListQuerySchema>

/** The operations of consultants: fetching leads and confirming them. Closed without a configured key. */
export function consultantRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(formPath, (c) => asConsultant(c, context, (reader) => list(c, context, reader)))
  routes.post(acknowledgePath, (c) => asConsultant(c, context, (reader) => acknowledge(c, context, reader)))
  return routes
}

/** The table of leads stored by this site, and the marks on them. */
export function sheetRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(sheetPath, (c) => asConsultant(c, context, (reader) => download(c, context, reader)))
  routes.post(spamPath, (c) => asConsultant(c, context, (reader) => judge(c, context, reader)))
  return routes
}

/** The table for people: any number of leads, none of them leased. */
async function download(c: Context, context: HostContext, reader: Reader): Promise<Response> {
  const query = parseQuery(c.req.url, sheetQuerySchema)
  if (!query.success) return refuse(c, codes.malformed, issueText(query.error))
  const now = context.now()
  const store = await context.store()
  const given = Object.entries(query.data).flatMap(([name, value]) => (value === undefined ? [] : name))
  await store.write((trx) =>
    audit(
      trx,
      {
        actor: reader.name,
        action: 'download',
        detail: { filtered: given },
        address: maskedAddressOf(c.req.raw),
      },
      now,
    ),
  )
  const lines = sheetOf(store, query.data)
  const encode = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encode.encode(value))
    },
  })
  return csv(c, body, 'leads.csv')
}

async function judge(c: Context, context: HostContext, reader: Reader): Promise<Response> {
  const reading = await readForm(c.req.raw)
  const ids = reading.ok ? readLeadIds(reading.fields.get('ids') ?? []) : []
  const [spam, ...more] = reading.ok ? (reading.fields.get('spam') ?? []) : []
  const isSpam = { '1': true, '0': false }[spam ?? '']
  if (ids.length === 0 || ids.length > idsPerRequest || isSpam === undefined || more.length > 0) {
    return refuse(c, codes.malformed, messages.malformed)
  }
  const now = context.now()
  const store = await context.store()
  const address = maskedAddressOf(c.req.raw)
  const changed = await store.write((trx) => markSpam(trx, { ids, isSpam, actor: reader.name, address }, now))
  return ok(c, { changed })
}

async function list(c: Context, context: HostContext, reader: Reader): Promise<Response> {
  const query = parseQuery(c.req.url, leadListQuerySchema)
  if (!query.success) return refuse(c, codes.malformed, issueText(query.error))

  const now = context.now()
  const store = await context.store()
  const { leads, total } = await store.write(async (trx) => {
    const leads = await lease(trx, reader, query.data, now)
    const total = await countWaiting(trx, query.data)
    const detail = { leads: leads.map((lead) => lead.id), format: query.data.format }
    await audit(trx, { actor: reader.name, action: 'read', detail, address: maskedAddressOf(c.req.raw) }, now)
    return { leads, total }
  })
  if (query.data.format === 'json') return ok(c, { list: leads, total })
  return csv(c, toLeadCsv(leads), 'leads.csv')
}

/**
 * Leases the oldest waiting leads to this reader for five minutes. Leads marked as spam are included unless the query excludes them: a
 * mark is a guess, and a consultant must get every lead. Leads that another reader is taking at the same time are skipped; the update
 * checks the conditions again, so that a lead is never taken twice.
 */
async function lease(trx: Write, reader: Reader, query: Query, now: number): Promise<PulledLead[]> {
  await settleLeases(trx, now)
  const rows = await trx
    // Materialized, so that the query locks rows only once and no more than the limit.
    .with(
      (cte) => cte('free').materialized(),
      (db) =>
        db
          .selectFrom('lead')
          .select('id')
          .where('acked_at', 'is', null)
          .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
          .where(matchesFilters(trx, query))
          .orderBy('created_at')
          .orderBy('id')
          .limit(query.limit)
          .$if(engineOf(trx) === 'postgresql', (leads) => leads.forUpdate().skipLocked()),
    )
    .updateTable('lead')
    .set({ leased_until: now + leaseTime, lease_owner: reader.name })
    .where('acked_at', 'is', null)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
    .where('id', 'in', (inner) => inner.selectFrom('free').select('id'))
    .returningAll()
    .execute()
  await markFetched(trx, { ids: rows.map(({ id }) => id), reader }, now)
  const earlier = await countEarlier(
    trx,
    rows.map((row) => row.id),
  )
  // RETURNING guarantees no order.
  return rows
    .sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
    .map((row) => ({ ...toLeadRecord(row), earlier: earlier.get(row.id) ?? 0 }))
}

/** How many events each lead's card had before it, without those of an erased person. */
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

/** Leases that end later than possible, because the clock was set back, count as beginning now. */
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
    .where(matchesFilters(trx, query))
    .executeTakeFirstOrThrow()
  return Number(row.waiting)
}

async function acknowledge(c: Context, context: HostContext, reader: Reader): Promise<Response> {
  const reading = await readForm(c.req.raw)
  if (!reading.ok && reading.refusal === 'size') return refuse(c, codes.tooLong, messages.tooLong, 413)
  const ids = reading.ok ? readLeadIds(reading.fields.get('ids') ?? []) : []
  if (!reading.ok || ids.length === 0 || ids.length > idsPerRequest) {
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
    await markFetched(trx, { ids: taken, reader }, now)
    const detail = { leads: taken }
    await audit(
      trx,
      { actor: reader.name, action: 'acknowledge', detail, address: maskedAddressOf(c.req.raw) },
      now,
    )
    return rows.length
  })
  count('leads_delivered', { target: 'consultants' }, acknowledged)
  return ok(c, { acknowledged })
}

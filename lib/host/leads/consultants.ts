import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { codes } from '@/lib/api/envelope'
import { pickScalars, readForm, readQuery } from '@/lib/host/border/fields'
import { maskAddress } from '@/lib/host/client-address'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { audit } from '@/lib/host/store/audit'
import { bucketName, holdBuckets, isSpent, minute, recordEvents } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import { messages } from '@/lib/leads/messages'
import { type LeadRecord, toLeadCsv, toLeadRecord } from './record'
import { addressOf } from './submission'

const leaseTime = 5 * minute
const callsPerMinute = 60
const failuresPerAddress = 10
const failureWindow = 10 * minute
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

async function asConsultant(
  c: Context,
  context: HostContext,
  answer: (reader: string) => Promise<Response>,
): Promise<Response> {
  const keys = context.env.CONSULTANT_KEYS
  if (keys.length === 0) return unauthorized(c)
  const reader = readerOf(c.req.header('authorization'), keys)
  const admission = await admit(context, reader, addressOf(c.req.raw))
  if (admission === 'busy') return refuse(c, codes.busyAddress, messages.busy, 429)
  if (reader === null) return unauthorized(c)
  return answer(reader)
}

function unauthorized(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer')
  return refuse(c, codes.unauthorized, messages.unauthorized, 401)
}

/** The start of the matching key's digest, which names the reader; null when no key matches. */
function readerOf(authorization: string | undefined, digests: readonly string[]): string | null {
  const key = /^Bearer ([\x21-\x7e]{1,256})$/i.exec(authorization ?? '')?.[1]
  // The digest of an unset variable must not open the door to those who send nothing.
  if (key === undefined) return null
  const given = createHash('sha256').update(key).digest()
  let reader: string | null = null
  // Every digest is compared, so that the time taken does not tell which one came close.
  for (const digest of digests) {
    if (timingSafeEqual(given, Buffer.from(digest, 'hex'))) reader = digest.slice(0, 12)
  }
  return reader
}

/** Counts this call against its key, or a failed one against its address. An address with too many failures is out. */
async function admit(context: HostContext, reader: string | null, address: string): Promise<'in' | 'busy'> {
  const now = context.now()
  const store = await context.store()
  const failures = bucketName(store.secret, 'key-failure', address)
  const calls = bucketName(store.secret, 'key-call', reader ?? '')
  return store.write(async (trx) => {
    await holdBuckets(trx, reader === null ? [failures] : [failures, calls], now)
    if (await isSpent(trx, { bucket: failures, window: failureWindow, max: failuresPerAddress }, now))
      return 'busy'
    if (
      reader !== null &&
      (await isSpent(trx, { bucket: calls, window: minute, max: callsPerMinute }, now))
    ) {
      return 'busy'
    }
    await recordEvents(trx, [reader === null ? failures : calls], timeId(now), now)
    return 'in'
  })
}

async function list(c: Context, context: HostContext, reader: string): Promise<Response> {
  const reading = readQuery(c.req.url)
  const scalars = reading.ok ? pickScalars(reading.fields, ['limit', 'spam', 'format']) : null
  const query = leadListQuerySchema.safeParse(scalars)
  if (!query.success) return refuse(c, codes.malformed, messages.malformed)

  const now = context.now()
  const store = await context.store()
  const { leads, total } = await store.write(async (trx) => {
    const leads = await lease(trx, reader, query.data, now)
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
 * is a guess, and a consultant must get every lead. The outer condition repeats the inner one: of two
 * readers that chose the same rows at the same moment only one still finds them free.
 */
async function lease(trx: Write, reader: string, query: Query, now: number): Promise<LeadRecord[]> {
  const rows = await trx
    .updateTable('lead')
    .set({ leased_until: now + leaseTime, lease_owner: reader })
    .where('acked_at', 'is', null)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('lead')
        .select('id')
        .where('acked_at', 'is', null)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
        .$if(query.spam !== undefined, (leads) => leads.where('spam', '=', Number(query.spam)))
        .orderBy('created_at')
        .orderBy('id')
        .limit(query.limit),
    )
    .returningAll()
    .execute()
  // RETURNING promises no order.
  return rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1)).map(toLeadRecord)
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

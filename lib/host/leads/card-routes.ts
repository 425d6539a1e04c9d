import { type Context, Hono } from 'hono'
import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { codes } from '@/lib/api/envelope'
import { pickScalars, readQuery } from '@/lib/host/border/fields'
import { maskAddress } from '@/lib/host/client-address'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { audit } from '@/lib/host/store/audit'
import type { Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { messages } from '@/lib/leads/messages'
import { fieldLimit } from '@/lib/leads/schema'
import { findLeadCard, toCardCsv, toLeadCards } from './card-record'
import { asConsultant } from './consultant-access'
import { addressOf } from './submission'

const yesOrNo = z.enum(['0', '1']).optional()
const text = z.string().min(1).max(fieldLimit).optional()

export const cardListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  since: z.iso
    .datetime({ offset: true })
    .transform((time) => Date.parse(time))
    .optional()
    .describe('只要这个时间起有变化的：新提交、改联系方式或时间、清空'),
  verified: yesOrNo.describe('1：至少一次提交经过短信验证；0：一次也没有'),
  spam: yesOrNo.describe('0：至少一次提交未被标记；1：全部被标为疑似垃圾'),
  source: text.describe('有过这个来源的提交'),
  form: text.describe('有过这种表单的提交'),
  q: z
    .string()
    .regex(/^\d{4,11}$/)
    .optional()
    .describe('号码的末几位，4 到 11 位'),
  format: z.enum(['json', 'csv']).default('json'),
})

type Query = z.output<typeof cardListQuerySchema>
const queryNames = [
  ...(['page', 'limit', 'since', 'verified', 'spam', 'source', 'form', 'q', 'format'] as const),
] satisfies (keyof Query)[]

/** The calls that show persons with all they have sent. They lease nothing: reading a card takes nobody's lead away. */
export function cardRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get('/v1/lead_cards', (c) => asConsultant(c, context, (reader) => list(c, context, reader)))
  routes.get('/v1/lead_cards/:id', (c) => asConsultant(c, context, (reader) => show(c, context, reader)))
  return routes
}

async function list(c: Context, context: HostContext, reader: string): Promise<Response> {
  const reading = readQuery(c.req.url)
  const parsed = cardListQuerySchema.safeParse(reading.ok ? pickScalars(reading.fields, queryNames) : null)
  if (!parsed.success) return refuse(c, codes.malformed, messages.malformed)
  const query = parsed.data
  const now = context.now()
  const store = await context.store()
  const { cards, total } = await store.write(async (trx) => {
    // The note first: a transaction begins with a write.
    await note(trx, c, reader, { action: 'read-cards', detail: noteOf(query) }, now)
    const rows = await matching(trx, query)
      .selectAll('card')
      .orderBy('card.changed_at', 'desc')
      .orderBy('card.id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute()
    const counted = await matching(trx, query)
      .select((select) => select.fn.countAll().as('cards'))
      .executeTakeFirstOrThrow()
    return { cards: await toLeadCards(trx, rows), total: Number(counted.cards) }
  })
  if (query.format === 'json') return ok(c, { list: cards, total, page: query.page, limit: query.limit })
  return c.body(toCardCsv(cards), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="lead-cards.csv"',
  })
}

async function show(c: Context, context: HostContext, reader: string): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!/^[\w-]{1,64}$/.test(id)) return refuse(c, codes.notFound, messages.notFound)
  const now = context.now()
  const store = await context.store()
  const card = await store.write(async (trx) => {
    await note(trx, c, reader, { action: 'read-card', detail: { card: id } }, now)
    return findLeadCard(trx, id)
  })
  return card === null ? refuse(c, codes.notFound, messages.notFound) : ok(c, card)
}

function matching(trx: Write, { since, verified, spam, source, form, q }: Query) {
  const events = (card: ExpressionBuilder<Tables, 'card'>) =>
    card
      .selectFrom('lead')
      .select('lead.id')
      .whereRef('lead.card_id', '=', 'card.id')
      .where('lead.erased_at', 'is', null)
  let cards = trx.selectFrom('card')
  if (since !== undefined) cards = cards.where('card.changed_at', '>=', since)
  if (q !== undefined) cards = cards.where('card.phone', 'like', `%${q}`)
  if (source !== undefined)
    cards = cards.where((where) => where.exists(events(where).where('lead.source', '=', source)))
  if (form !== undefined)
    cards = cards.where((where) => where.exists(events(where).where('lead.form', '=', form)))
  if (verified !== undefined) {
    cards = cards.where((where) => {
      const some = where.exists(events(where).where('lead.verified', '=', 1))
      return verified === '1' ? some : where.not(some)
    })
  }
  if (spam !== undefined) {
    cards = cards.where((where) => {
      const clean = where.exists(events(where).where('lead.spam', '=', 0))
      return spam === '0' ? clean : where.and([where.exists(events(where)), where.not(clean)])
    })
  }
  return cards
}

/** What was asked for, without the digits: notes hold nothing personal. */
const noteOf = ({ q, source, form, ...query }: Query) => ({
  ...query,
  filtered: [
    q === undefined ? [] : 'q',
    source === undefined ? [] : 'source',
    form === undefined ? [] : 'form',
  ].flat(),
})

async function note(
  trx: Write,
  c: Context,
  actor: string,
  entry: { action: string; detail: Record<string, unknown> },
  now: number,
): Promise<void> {
  await audit(trx, { actor, ...entry, address: maskAddress(addressOf(c.req.raw)) }, now)
}

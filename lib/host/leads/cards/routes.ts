import { type Context, Hono } from 'hono'
import type { ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import { cardListQuerySchema } from '@/lib/contract/lead-queries'
import type { HostContext } from '@/lib/host/context'
import { csv, ok, refuse } from '@/lib/host/http'
import { markFetched } from '@/lib/host/leads/calls/opened'
import { asConsultant, issueText, parseQuery, type Reader } from '@/lib/host/leads/consultants/access'
import { matchesFilters } from '@/lib/host/leads/consultants/filters'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { audit } from '@/lib/host/store/audit'
import type { Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { cardsPath } from '@/lib/leads/api-paths'
import { isWellFormedId } from '@/lib/leads/lead-ids'
import { messages } from '@/lib/leads/messages'
import { findLeadCard, toCardCsv, toLeadCards } from './record'

type Query = z.output<typeof cardListQuerySchema>

/** The operations that return persons with everything they have sent. Reading a card does not lease its leads. */
export function cardRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(cardsPath, (c) => asConsultant(c, context, (reader) => list(c, context, reader)))
  routes.get(`${cardsPath}/:id`, (c) => asConsultant(c, context, (reader) => show(c, context, reader)))
  return routes
}

async function list(c: Context, context: HostContext, reader: Reader): Promise<Response> {
  const parsed = parseQuery(c.req.url, cardListQuerySchema)
  if (!parsed.success) return refuse(c, codes.malformed, issueText(parsed.error))
  const query = parsed.data
  const now = context.now()
  const address = maskedAddressOf(c.req.raw)
  const store = await context.store()
  const { cards, total } = await store.write(async (trx) => {
    // The audit row is written first, because a transaction begins with a write.
    await audit(trx, { actor: reader.name, action: 'read-cards', detail: noteOf(query), address }, now)
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
  return csv(c, toCardCsv(cards), 'lead-cards.csv')
}

async function show(c: Context, context: HostContext, reader: Reader): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isWellFormedId(id)) return refuse(c, codes.notFound, messages.notFound)
  const now = context.now()
  const address = maskedAddressOf(c.req.raw)
  const store = await context.store()
  const card = await store.write(async (trx) => {
    await audit(trx, { actor: reader.name, action: 'read-card', detail: { card: id }, address }, now)
    const card = await findLeadCard(trx, id)
    await markFetched(trx, { ids: card?.history.map((lead) => lead.id) ?? [], reader }, now)
    return card
  })
  return card === null ? refuse(c, codes.notFound, messages.notFound) : ok(c, card)
}

function matching(trx: Write, query: Query) {
  const {
    since,
    until,
    verified,
    spam,
    form,
    q,
    page: _page,
    limit: _limit,
    format: _format,
    ...ofEvents
  } = query
  const events = (card: ExpressionBuilder<Tables, 'card'>) =>
    card
      .selectFrom('lead')
      .select('lead.id')
      .whereRef('lead.card_id', '=', 'card.id')
      .where('lead.erased_at', 'is', null)
  let cards = trx.selectFrom('card')
  if (since !== undefined) cards = cards.where('card.changed_at', '>=', since)
  if (until !== undefined) cards = cards.where('card.changed_at', '<', until)
  if (Object.values(ofEvents).some((filter) => filter !== undefined)) {
    const matches = matchesFilters(trx, ofEvents)
    cards = cards.where((where) => where.exists(events(where).where(matches)))
  }
  if (q !== undefined) cards = cards.where('card.phone', 'like', `%${q}`)
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

/** The query as it is recorded in the audit log, without the personal data that it may contain. */
const noteOf = ({ q, source, form, city, country, name, ...query }: Query) => ({
  ...query,
  filtered: Object.entries({ q, source, form, city, country, name }).flatMap(([filter, value]) =>
    value === undefined ? [] : filter,
  ),
})

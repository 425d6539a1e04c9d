import type { Expression, SqlBool } from 'kysely'
import { historyLimit, type LeadCard, type LeadCardDetail } from '@/lib/contract/lead-records'
import { toCsv } from '@/lib/core/csv'
import { chatsOf } from '@/lib/host/chat/transcripts'
import { handoversOf } from '@/lib/host/leads/handovers/hand-over'
import { toLeadRecord, toTime } from '@/lib/host/store/lead-record'
import type { Write } from '@/lib/host/store/store'
import type { CardRow } from '@/lib/host/store/tables'

/** Stored cards in the shape of the contract, in the same order. */
export async function toLeadCards(trx: Write, cards: readonly CardRow[]): Promise<LeadCard[]> {
  if (cards.length === 0) return []
  const ids = cards.map((card) => card.id)
  const [sums, newest, named, slotted] = [
    await sumUp(trx, ids),
    await newestEvents(trx, ids, null),
    await newestEvents(trx, ids, 'name'),
    await newestEvents(trx, ids, 'call_slot'),
  ]
  return cards.map((card) => {
    const sum = sums.get(card.id)
    const last = newest.get(card.id)
    const events = sum?.events ?? 0
    return {
      id: card.id,
      phone: card.phone,
      name: named.get(card.id)?.name ?? null,
      events,
      verified: sum?.verified === 1,
      spam: sum?.clean === 0,
      contact: contactOf(events, sum?.stopped ?? 0, sum?.callable ?? 0),
      call_slot: slotted.get(card.id)?.call_slot ?? null,
      last_source: last?.source ?? null,
      last_form: last?.form ?? null,
      created_at: toTime(card.created_at),
      last_at: toTime(card.last_at),
      changed_at: toTime(card.changed_at),
      erased_at: card.erased_at === null ? null : toTime(card.erased_at),
    }
  })
}

/** One card with its events; null when there is none. */
export async function findLeadCard(trx: Write, id: string): Promise<LeadCardDetail | null> {
  const row = await trx.selectFrom('card').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const [card] = await toLeadCards(trx, [row])
  if (card === undefined) return null
  const events = await trx
    .selectFrom('lead')
    .selectAll()
    .where('card_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(historyLimit)
    .execute()
  const calls = await trx
    .selectFrom('lead_call')
    .innerJoin('lead', 'lead.id', 'lead_call.lead_id')
    .select(['lead_call.lead_id', 'lead_call.at', 'lead_call.caller', 'lead_call.outcome', 'lead_call.note'])
    .where('lead.card_id', '=', id)
    .orderBy('lead_call.at', 'desc')
    .limit(historyLimit)
    .execute()
  return {
    ...card,
    calls: calls.map(({ lead_id, at, ...call }) => ({ lead: lead_id, at: toTime(at), ...call })),
    handovers: await handoversOf(
      trx,
      events.map((event) => event.id),
    ),
    chats: await chatsOf(trx, (lead) => lead.where('lead.card_id', '=', id)),
    history: events.map(toLeadRecord),
  }
}

/**
 * A new event after a wish for no contact is a new wish to be telephoned, so a single event that allows it makes the whole person
 * callable.
 */
function contactOf(events: number, stopped: number, callable: number): LeadCard['contact'] {
  if (events > 0 && stopped === events) return 'stop'
  return events > 0 && callable === 0 ? 'wechat' : 'call'
}

type Sum = { events: number; verified: number; clean: number; stopped: number; callable: number }

async function sumUp(trx: Write, ids: readonly string[]): Promise<ReadonlyMap<string, Sum>> {
  const rows = await trx
    .selectFrom('lead')
    .select((select) => {
      const count = (condition: Expression<SqlBool>) =>
        select.fn.sum(select.case().when(condition).then(select.lit(1)).else(select.lit(0)).end())
      return [
        'card_id',
        select.fn.countAll().as('events'),
        select.fn.max('verified').as('verified'),
        count(select('spam', '=', 0)).as('clean'),
        count(select('contact', '=', 'stop')).as('stopped'),
        count(select('contact', '=', 'call')).as('callable'),
      ]
    })
    .where('card_id', 'in', ids)
    .where('erased_at', 'is', null)
    .groupBy('card_id')
    .execute()
  return new Map(
    rows.map(({ card_id, ...sum }) => [
      card_id ?? '',
      {
        events: Number(sum.events),
        verified: Number(sum.verified),
        clean: Number(sum.clean),
        stopped: Number(sum.stopped),
        callable: Number(sum.callable),
      },
    ]),
  )
}

/** The newest event of each card, or the newest event with a value in the column `filled`. */
async function newestEvents(trx: Write, ids: readonly string[], filled: 'name' | 'call_slot' | null) {
  const rows = await trx
    .selectFrom((from) =>
      from
        .selectFrom('lead')
        .select((select) => [
          'card_id',
          'name',
          'source',
          'form',
          'call_slot',
          select.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('card_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
            .as('place'),
        ])
        .where('card_id', 'in', ids)
        .where('erased_at', 'is', null)
        .$if(filled !== null, (events) => events.where(filled ?? 'name', 'is not', null))
        .as('event'),
    )
    .select(['card_id', 'name', 'source', 'form', 'call_slot'])
    .where('place', '=', 1)
    .execute()
  return new Map(rows.map((row) => [row.card_id ?? '', row]))
}

const columns = [
  ...['id', 'phone', 'name', 'events', 'verified', 'spam', 'contact', 'call_slot', 'last_source'],
  ...['last_form', 'created_at', 'last_at', 'changed_at', 'erased_at'],
] as const satisfies (keyof LeadCard)[]

/** Cards as a CSV table. */
export function toCardCsv(cards: readonly LeadCard[]): string {
  return toCsv(
    columns,
    cards.map((card) => columns.map((column) => cellOf(card[column]))),
  )
}

const cellOf = (value: LeadCard[keyof LeadCard]) => (typeof value === 'boolean' ? Number(value) : value)

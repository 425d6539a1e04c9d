import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { cityNames } from '@/lib/collections/kinds/branch-seat'
import type { LeadFilters } from '@/lib/contract/lead-queries'
import type { Write } from '@/lib/host/store/store'
import { engineOf } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'

/** Conditions on leads; all of them must be met. */
export function matchesFilters(trx: Pick<Write, 'getExecutor'>, filters: LeadFilters) {
  const { city, country, source, name, contact, office, campaign, channel, landing, since, until } = filters
  const { spam, unfetched } = filters
  return (where: ExpressionBuilder<Tables, 'lead'>) =>
    where.and([
      ...(city === undefined
        ? []
        : [where.or([...inCity(trx, city), contains(sql.ref('lead.source'), city)])]),
      ...(country === undefined ? [] : [contains(fieldOf(trx, 'country'), country)]),
      ...(source === undefined ? [] : [contains(sql.ref('lead.source'), source)]),
      ...(name === undefined ? [] : [contains(sql.ref('lead.name'), name)]),
      ...(contact === undefined ? [] : [where('lead.contact', '=', contact)]),
      ...(office === undefined ? [] : [where('lead.office', '=', office)]),
      ...(campaign === undefined ? [] : [where('lead.campaign', '=', campaign)]),
      ...(channel === undefined ? [] : [where('lead.channel', '=', channel)]),
      ...(landing === undefined ? [] : [where('lead.landing', '=', landing)]),
      ...(since === undefined ? [] : [where('lead.created_at', '>=', since)]),
      ...(until === undefined ? [] : [where('lead.created_at', '<', until)]),
      ...(spam === undefined ? [] : [where('lead.spam', '=', Number(spam))]),
      ...(unfetched === '1' ? [where('lead.acked_at', 'is', null)] : []),
    ])
}

/** Also finds the city's code, because a branch's page sends the code. */
const inCity = (trx: Pick<Write, 'getExecutor'>, city: string) => [
  contains(fieldOf(trx, 'branch'), city),
  ...[...cityNames()]
    .filter(([, name]) => name.includes(city))
    .map(([code]) => sql<boolean>`${fieldOf(trx, 'branch')} = ${code}`),
]

/** A field of the form, read from the JSON that both engines store as text. */
const fieldOf = (trx: Pick<Write, 'getExecutor'>, name: string): RawBuilder<string | null> =>
  engineOf(trx) === 'postgresql'
    ? sql`(lead.fields::jsonb ->> ${sql.lit(name)})`
    : sql`json_extract(lead.fields, ${sql.lit(`$.${name}`)})`

/** Whether a text contains these words; `%` and `_` in them have no special meaning. */
const contains = (text: RawBuilder<unknown>, words: string) =>
  sql<boolean>`${text} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

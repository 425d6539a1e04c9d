import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { maskPhone, maskPhonesIn } from '@/lib/core/phone'
import { day, hour } from '@/lib/core/time'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { formNames, wishText } from '@/lib/host/delivery/message'
import { isUnseen } from '@/lib/host/leads/calls/opened'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { type ReportLine, reportNotes, reportOf, startOfDays } from '@/lib/host/leads/report/report'
import { toLeadRecord, toTime } from '@/lib/host/store/lead-record'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { dueAt } from '@/lib/leads/call-time'
import { isLeadFormKind } from '@/lib/leads/forms'
import {
  type BoardState,
  boardPageSize,
  type boardQuerySchema,
  boardStateSchema,
  type LeadsBoard,
  type ReportBoard,
} from '@/lib/leads/office-board'
import { maskName } from '@/lib/leads/receipt'
import type { PageKey } from './key'

type Query = z.output<typeof boardQuerySchema>

const lastCall = (column: 'outcome' | 'note') =>
  sql<
    string | null
  >`(select ${sql.ref(`lead_call.${column}`)} from lead_call where lead_call.lead_id = lead.id
    order by lead_call.at desc, lead_call.id desc limit 1)`

const state = sql<BoardState>`case
  when lead.handed_at is not null then 'new'
  when ${lastCall('outcome')} = 'reached' then 'reached'
  when ${lastCall('outcome')} = 'invalid' or lead.spam = 1 then 'invalid'
  when ${isUnseen} then 'new'
  else 'open' end`

type LeadsRequest = {
  key: PageKey
  scope: Scope
  /** The hash of the key, with which the links of the list end. */
  keyHash: string
  query: Query
  secret: string
  /** Origin of the links, and their longest lifetime in hours. */
  link: { origin: string; hours: number }
}

/** The leads of an office, or those of one line of the report. */
export type Scope = { office: string } | { row: NonNullable<LeadsBoard['row']> }

/** Conditions for the leads of a scope; for a line the same as those by which the report counts it. */
function within(scope: Scope, now: number) {
  return (where: ExpressionBuilder<Tables, 'lead'>) => {
    if ('office' in scope) return where('lead.office', '=', scope.office)
    const { by, name, days } = scope.row
    const period = [
      where('lead.created_at', '>=', startOfDays(days, now)),
      where('lead.created_at', '<=', now),
    ]
    if (by !== 'day') return where.and([...period, where(`lead.${columns[by]}`, '=', name)])
    const begin = Date.parse(`${name}T00:00:00+08:00`)
    if (Number.isNaN(begin)) return where.and([where.lit(false)])
    return where.and([
      ...period,
      where('lead.created_at', '>=', begin),
      where('lead.created_at', '<', begin + day),
    ])
  }
}

const columns = { campaign: 'campaign', source: 'channel', page: 'landing', office: 'office' } as const

/**
 * The leads of an office or of a line of the report, newest first, with masked numbers: each number is on the page of its own link, which asks for the consultant's
 * name.
 */
export async function leadsBoard(
  trx: Write,
  { key, scope, keyHash, query, secret, link }: LeadsRequest,
  now: number,
): Promise<LeadsBoard & { ids: string[] }> {
  const owned = () => trx.selectFrom('lead').where(within(scope, now)).where('lead.erased_at', 'is', null)
  const counted = await owned()
    .select((select) => [state.as('state'), select.fn.countAll().as('leads')])
    .groupBy(state)
    .execute()
  const counts = { new: 0, open: 0, reached: 0, invalid: 0 }
  for (const row of counted) counts[boardStateSchema.parse(row.state)] = Number(row.leads)
  const rows = await owned()
    .selectAll('lead')
    .select([state.as('state'), lastCall('note').as('last_note')])
    .$if(query.state !== undefined, (leads) => leads.where(state, '=', query.state ?? 'new'))
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(boardPageSize)
    .offset((query.page - 1) * boardPageSize)
    .execute()
  // The link of a lead expires no later than the key of the page that shows it.
  const hours = Math.min(link.hours, Math.max(0, key.expiresAt - now) / hour)
  const list: LeadsBoard['list'] = []
  for (const row of rows) {
    const lead = toLeadRecord(row)
    const due = dueAt(Math.max(Number(row.wanted_at ?? row.created_at), Number(row.handed_at ?? 0)))
    const setting = { origin: '', hours }
    const address = await issueLink(trx, { secret, leadId: row.id, link: setting, keyHash }, now)
    list.push({
      href: address,
      reference: referenceOf(row.id),
      name: lead.name === null ? null : maskName(lead.name),
      phone: maskPhone(lead.phone),
      state: row.state,
      form: isLeadFormKind(lead.kind) ? formNames[lead.kind] : lead.kind,
      source: lead.source === null ? null : maskPhonesIn(lead.source),
      wish: wishText(lead),
      call_time: lead.fields.call_time ?? null,
      created_at: lead.created_at,
      due_at: toTime(due),
      late: row.state === 'new' && due <= now && lead.contact === 'call',
      person: row.person,
      opened_by: row.opened_by,
      note: row.last_note === null ? null : maskPhonesIn(row.last_note),
    })
  }
  return {
    kind: 'leads',
    office: 'office' in scope ? scope.office : null,
    row: 'row' in scope ? scope.row : null,
    holder: key.name,
    expires_at: toTime(key.expiresAt),
    counts,
    total:
      query.state === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[query.state],
    page: query.page,
    list,
    ids: rows.map(({ id }) => id),
  }
}

/** The report for a phone's screen: the last days, by one grouping. */
export async function reportBoard(
  store: Pick<Store, 'db'>,
  { key, query }: { key: PageKey; query: Query },
  now: number,
): Promise<ReportBoard> {
  const { lines, total } = await reportOf(store, {
    by: query.by,
    since: startOfDays(query.days, now),
    // `until` is exclusive, and a lead of this very moment must count.
    until: now + 1,
  })
  const plain = ({ reasons: _r, ...line }: ReportLine) => line
  return {
    kind: 'report',
    holder: key.name,
    expires_at: toTime(key.expiresAt),
    by: query.by,
    days: query.days,
    lines: lines.map(plain),
    total: plain(total),
    opens_leads: key.opensLeads,
    notes: [...reportNotes],
  }
}

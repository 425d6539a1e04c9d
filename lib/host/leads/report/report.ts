import type { reportGroupings } from '@/lib/contract/lead-queries'
import { maskPhonesIn } from '@/lib/core/phone'
import { day, shanghaiDate, shanghaiMidnight } from '@/lib/core/time'
import { channelOfRow } from '@/lib/host/store/channels'
import type { Store } from '@/lib/host/store/store'
import type { LeadRow } from '@/lib/host/store/tables'
import type { CallOutcome } from '@/lib/leads/call-outcome'
import { channelName } from '@/lib/leads/channel'

export type Grouping = (typeof reportGroupings)[number]

/** One line of a report. All counts are leads, except `visits`; every lead of the period is counted in exactly one line. */
export type ReportLine = {
  name: string
  /** Null when grouped by office, because a visit belongs to no office. */
  visits: number | null
  leads: number
  verified: number
  /** A consultant spoke to the person. */
  reached: number
  /** Marked as spam, or the last result is an invalid number. */
  invalid: number
  /** Number of invalid leads per reason: marks of spam, and what consultants wrote next to 无效. */
  reasons: ReadonlyMap<string, number>
  /** Median time until a lead was opened, in minutes, over the leads that were opened; null when none was. */
  minutes_to_open: number | null
}

export type Report = { lines: ReportLine[]; total: ReportLine }

type Period = { since: number; until: number }
type Sum = Omit<ReportLine, 'minutes_to_open' | 'reasons'> & { looks: number[]; reasons: Map<string, number> }

/** Counts visits, leads and their results by one grouping: days in their order, otherwise the line with the most leads first. */
export async function reportOf(
  { db }: Pick<Store, 'db'>,
  { by, since, until }: Period & { by: Grouping },
): Promise<Report> {
  const sums = new Map<string, Sum>()
  const total = emptySum('合计', by)
  for await (const { row, outcomes } of leadsOf({ db }, { since, until })) {
    const name = nameOf(row, by)
    for (const sum of [sumOf(sums, name, by), total]) addLead(sum, row, outcomes)
  }
  if (by !== 'office') {
    for (const { name, visits } of await visitsBy({ db }, { by, since, until })) {
      for (const sum of [sumOf(sums, name, by), total]) sum.visits = (sum.visits ?? 0) + visits
    }
  }
  if (by === 'day') for (const name of daysOf({ since, until })) sumOf(sums, name, by)
  const lines = [...sums.values()].map(toLine)
  if (by === 'day') lines.sort((a, b) => (a.name < b.name ? -1 : 1))
  else
    lines.sort((a, b) => b.leads - a.leads || (b.visits ?? 0) - (a.visits ?? 0) || (a.name < b.name ? -1 : 1))
  return { lines, total: toLine(total) }
}

function nameOf(row: LeadRow, by: Grouping): string {
  if (by === 'office') return row.office
  return by === 'day' ? shanghaiDate(new Date(Number(row.created_at))) : channelOfRow(row)[by]
}

/** The first and the last day of a period, in Beijing. */
const edgesOf = ({ since, until }: Period) =>
  [shanghaiDate(new Date(since)), shanghaiDate(new Date(until - 1))] as const

/** The start of the period of this many days that ends with today, in Beijing; ms since 1970. */
export const startOfDays = (days: number, now: number): number => shanghaiMidnight(now) - (days - 1) * day

/** Every day of a period, at most the last thousand. */
function daysOf({ since, until }: Period): string[] {
  const last = shanghaiMidnight(until - 1)
  const first = Math.max(shanghaiMidnight(since), last - 999 * day)
  return Array.from({ length: (last - first) / day + 1 }, (_, n) => shanghaiDate(new Date(first + n * day)))
}

const emptySum = (name: string, by: Grouping): Sum => ({
  name,
  visits: by === 'office' ? null : 0,
  leads: 0,
  verified: 0,
  reached: 0,
  invalid: 0,
  reasons: new Map(),
  looks: [],
})

function sumOf(sums: Map<string, Sum>, name: string, by: Grouping): Sum {
  const sum = sums.get(name) ?? emptySum(name, by)
  sums.set(name, sum)
  return sum
}

type Outcome = { outcome: CallOutcome; note: string | null }

/** Reasons are compared up to this length, in characters. */
const reasonLimit = 40

/** @param outcomes of its telephone calls, oldest first */
function addLead(sum: Sum, row: LeadRow, outcomes: readonly Outcome[]): void {
  sum.leads += 1
  if (row.verified === 1) sum.verified += 1
  if (outcomes.some(({ outcome }) => outcome === 'reached')) sum.reached += 1
  const last = outcomes.at(-1)
  const isInvalid = row.spam === 1 || last?.outcome === 'invalid'
  if (isInvalid) {
    sum.invalid += 1
    const reason =
      row.spam === 1
        ? `疑似垃圾 ${row.spam_reason ?? ''}`.trim()
        : maskPhonesIn(last?.note ?? '没有写原因').slice(0, reasonLimit)
    sum.reasons.set(reason, (sum.reasons.get(reason) ?? 0) + 1)
  }
  if (row.opened_at !== null) {
    const since = Number(row.wanted_at ?? row.created_at)
    sum.looks.push(Math.max(0, Number(row.opened_at) - since) / 60_000)
  }
}

function toLine({ looks, ...sum }: Sum): ReportLine {
  const sorted = looks.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return { ...sum, minutes_to_open: middle === undefined ? null : Math.round(middle * 10) / 10 }
}

const rowsAtOnce = 500

/** Every lead of a period, oldest first, with the results of its telephone calls. */
async function* leadsOf({ db }: Pick<Store, 'db'>, { since, until }: Period) {
  let after = { created_at: since, id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where('created_at', '<', until)
      .where((where) =>
        where.or([
          where('created_at', '>', after.created_at),
          where.and([where('created_at', '=', after.created_at), where('id', '>', after.id)]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    const ids = rows.map(({ id }) => id)
    const calls =
      ids.length === 0
        ? []
        : await db
            .selectFrom('lead_call')
            .select(['lead_id', 'outcome', 'note'])
            .where('lead_id', 'in', ids)
            .orderBy('at')
            .orderBy('id')
            .execute()
    for (const row of rows) yield { row, outcomes: calls.filter(({ lead_id }) => lead_id === row.id) }
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return
    after = { created_at: Number(last.created_at), id: last.id }
  }
}

/** Visits are counted per day in Beijing, so the first and the last day count as a whole. */
async function visitsBy(
  { db }: Pick<Store, 'db'>,
  { by, since, until }: Period & { by: Exclude<Grouping, 'office'> },
) {
  const [from, through] = edgesOf({ since, until })
  const rows = await db
    .selectFrom('visit_count')
    .select((select) => [`${by} as name` as const, select.fn.sum('visits').as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', through)
    .groupBy(by)
    .execute()
  // Days before names were counted in lower case are stored as they were typed.
  const spelled = (name: string) => (by === 'campaign' || by === 'source' ? channelName(name) : name)
  return rows.map(({ name, visits }) => ({ name: spelled(name), visits: Number(visits) }))
}

/** Notes on the table. */
export const reportNotes = [
  '访问：浏览器报来的到访次数，不含任何身份标识；不运行脚本的访客没有计入，提交的线索照样计入。',
  '线索：时间内的全部提交，含疑似垃圾与已删除资料的；每条只算在一行里。',
  '无效：标为疑似垃圾的，和最近一次联系结果是“无效”的；首次查看：从提交（或访客选的时间）到顾问第一次查看的中位数。',
] as const

import { type RawBuilder, sql } from 'kysely'
import type { reportGroupings } from '@/lib/contract/lead-queries'
import { maskPhonesIn } from '@/lib/core/phone'
import { day, hour, shanghaiDate, shanghaiMidnight } from '@/lib/core/time'
import type { Store } from '@/lib/host/store/store'
import { channelName, noChannel } from '@/lib/leads/channel'

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

/** SQL for the name of a lead's line; that of a day is its number since 1970, in Beijing. */
const names: Readonly<Record<Grouping, RawBuilder<unknown>>> = {
  office: sql`office`,
  campaign: sql`coalesce(campaign, ${sql.lit(noChannel.campaign)})`,
  source: sql`coalesce(channel, ${sql.lit(noChannel.source)})`,
  page: sql`coalesce(landing, ${sql.lit(noChannel.page)})`,
  day: sql`(created_at + ${sql.lit(8 * hour)}) / ${sql.lit(day)}`,
}

/** Counts visits, leads and their results by one grouping: days in their order, otherwise the line with the most leads first. */
export async function reportOf(
  { db }: Pick<Store, 'db'>,
  { by, ...period }: Period & { by: Grouping },
): Promise<Report> {
  const emptyLine = (name: string) => ({
    ...{ name, visits: by === 'office' ? null : 0, leads: 0, verified: 0, reached: 0, invalid: 0 },
    reasons: new Map<string, number>(),
    minutes_to_open: null as number | null,
  })
  const total = emptyLine('合计')
  const byName = new Map<string, typeof total>()
  const lineOf = (name: string) => {
    const line = byName.get(name) ?? emptyLine(name)
    byName.set(name, line)
    return line
  }
  const toLine = (name: string | number | null) => {
    if (name === null) return total
    return lineOf(by === 'day' ? shanghaiDate(new Date(Number(name) * day)) : String(name))
  }
  const { counts, waits, reasons } = await leadsBy({ db }, names[by], period)
  for (const { name, leads, verified, reached, invalid } of counts)
    Object.assign(toLine(name), {
      ...{ leads: Number(leads), verified: Number(verified) },
      ...{ reached: Number(reached), invalid: Number(invalid) },
    })
  for (const { name, ms } of waits) toLine(name).minutes_to_open = Math.round(Number(ms) / 6_000) / 10
  for (const { name, spam, why, leads } of reasons) {
    const { reasons: held } = toLine(name)
    const reason =
      spam === 1 ? `疑似垃圾 ${why ?? ''}`.trim() : maskPhonesIn(why ?? '没有写原因').slice(0, reasonLimit)
    held.set(reason, (held.get(reason) ?? 0) + Number(leads))
  }
  if (by !== 'office') {
    for (const { name, visits } of await visitsBy({ db }, by, period))
      for (const line of [lineOf(name), total]) line.visits = (line.visits ?? 0) + visits
  }
  if (by === 'day') for (const name of daysOf(period)) lineOf(name)
  const rank = (a: ReportLine, b: ReportLine) =>
    by === 'day' ? 0 : b.leads - a.leads || (b.visits ?? 0) - (a.visits ?? 0)
  return { lines: [...byName.values()].sort((a, b) => rank(a, b) || (a.name < b.name ? -1 : 1)), total }
}

/** Reasons are compared up to this length, in characters. */
const reasonLimit = 40

type Named<T> = T & { name: string | number | null }

/**
 * The leads of a period by the name of their line, null for all together: their results, the median of the time until they were opened, and
 * why they are invalid.
 */
async function leadsBy({ db }: Pick<Store, 'db'>, name: RawBuilder<unknown>, { since, until }: Period) {
  const ofPeriod = sql`created_at >= ${since} and created_at < ${until}`
  const judged = sql`with of_lead as (
      select ${name} as name, verified, spam, case when spam = 1 then spam_reason else note end as why,
        coalesce(reached, 0) as reached, case when spam = 1 or outcome = 'invalid' then 1 else 0 end as invalid,
        case when opened_at > coalesce(wanted_at, created_at) then opened_at - coalesce(wanted_at, created_at)
          when opened_at is not null then 0 end as ms
      from lead left join (
        select lead_id, outcome, note, row_number() over (partition by lead_id order by at desc, id desc) as place,
          max(case when outcome = 'reached' then 1 else 0 end) over (partition by lead_id) as reached
        from lead_call where lead_id in (select id from lead where ${ofPeriod})
      ) as last_call on lead_id = lead.id and place = 1
      where ${ofPeriod}
    ), judged as (
      select * from of_lead
      union all select null as name, verified, spam, why, reached, invalid, ms from of_lead
    )`
  const counts = await sql<
    Named<Record<'leads' | 'verified' | 'reached' | 'invalid', number | string>>
  >`${judged}
    select name, count(*) as leads, sum(verified) as verified, sum(reached) as reached, sum(invalid) as invalid
    from judged group by name`.execute(db)
  const waits = await sql<Named<{ ms: number | string }>>`${judged}
    select name, min(ms) as ms from (
      select name, ms, row_number() over (partition by name order by ms) as place, count(*) over (partition by name) as leads
      from judged where ms is not null
    ) as ranked where place * 2 >= leads group by name`.execute(db)
  const reasons = await sql<Named<{ spam: number; why: string | null; leads: number | string }>>`${judged}
    select name, spam, why, count(*) as leads from judged where invalid = 1
    group by name, spam, why order by count(*) desc, why`.execute(db)
  return { counts: counts.rows, waits: waits.rows, reasons: reasons.rows }
}

/** The start of the period of this many days that ends with today, in Beijing; ms since 1970. */
export const startOfDays = (days: number, now: number): number => shanghaiMidnight(now) - (days - 1) * day

/** Every day of a period, at most the last thousand. */
function daysOf({ since, until }: Period): string[] {
  const last = shanghaiMidnight(until - 1)
  const first = Math.max(shanghaiMidnight(since), last - 999 * day)
  return Array.from({ length: (last - first) / day + 1 }, (_, n) => shanghaiDate(new Date(first + n * day)))
}

/** Visits are counted per day in Beijing, so the first and the last day count as a whole. */
async function visitsBy(
  { db }: Pick<Store, 'db'>,
  by: Exclude<Grouping, 'office'>,
  { since, until }: Period,
) {
  const rows = await db
    .selectFrom('visit_count')
    .select((select) => [`${by} as name` as const, select.fn.sum('visits').as('visits')])
    .where('day', '>=', shanghaiDate(new Date(since)))
    .where('day', '<=', shanghaiDate(new Date(until - 1)))
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

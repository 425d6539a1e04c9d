import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { minute, shanghaiDate, shanghaiTime } from '@/lib/core/time'
import { type Ending, endingIn, endingOf } from '@/lib/facts/ending'
import { checkMark } from '@/lib/facts/marks'
import { publisherOf } from '@/lib/facts/publishers'

export const tableFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/admissions')
export const deadlinesFile = 'deadlines_2027.csv'

const yesOrNo = cell.oneOf(['yes', 'no']).transform((word) => word === 'yes')

/** The day, the month or the season in which a page was copied. */
export const readOnCell = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$|^\d{4} 年秋$/, { error: '要写成 2026-09-24、2026-07 或 2026 年秋' })
  .nullable()

/** The rounds of American schools, and rolling admission of any school. `scea` is another name of `rea`. */
const rounds = ['ed', 'ed1', 'ed2', 'ea', 'ea1', 'ea2', 'rea', 'scea', 'rd', 'rolling'] as const
type Round = (typeof rounds)[number]

/**
 * What a day means once it is past: `closed`: nothing is accepted in this round; `still_open`: later applications are accepted without a
 * right to equal consideration; `recommended`: the school only advised the day.
 */
const afterDays = ['closed', 'still_open', 'recommended'] as const

const zoneNames = {
  'America/Chicago': '美国中部时间',
  'America/Los_Angeles': '太平洋时间',
  'America/New_York': '美国东部时间',
  'America/Vancouver': '温哥华时间',
  'Asia/Hong_Kong': '香港时间',
  'Asia/Seoul': '韩国时间',
  'Asia/Shanghai': '北京时间',
  'Asia/Tokyo': '日本时间',
  'Australia/Sydney': '悉尼时间',
  'Europe/Amsterdam': '荷兰时间',
  'Europe/London': '英国时间',
  'Europe/Paris': '法国时间',
  'Europe/Rome': '意大利时间',
  'Europe/Zurich': '瑞士时间',
} as const

const zones = Object.keys(zoneNames) as (keyof typeof zoneNames)[]

const columns = z.object({
  id: cell.text.regex(/^[a-z][a-z0-9-]*\.[a-z0-9-]+$/, { error: '编号写成 学校或系统.轮次' }),
  school_id: cell.text.regex(/^[a-z]{2}-[a-z0-9-]+$/, { error: '不是院校库的编号' }).nullable(),
  system: cell.oneOf(['none', 'ucas', 'uc', 'commonapp', 'ouac', 'uac', 'studielink', 'uni-assist', 'hkpfs']),
  country: cell.text.regex(/^[a-z]{2}$/, { error: '国家写两个小写字母' }),
  level: cell.oneOf(['undergraduate', 'master', 'transfer', 'doctor']),
  /** The way of applying, as the register names it. */
  route: cell.text,
  round_zh: cell.text,
  round: cell.oneOf(rounds).nullable(),
  /** What happens on the day, where the name of the round does not say it. */
  day_word_zh: cell.oneOf(['截止', '开放']).nullable(),
  after: cell.oneOf(afterDays).nullable(),
  /** The last day on which later applications, or those of a round without a last day, are accepted. */
  until: cell.date.nullable(),
  /** Whether the round comes again every year about the same day. */
  yearly: cell.oneOf(['yes']).nullable(),
  opens: cell.date.nullable(),
  closes: cell.date.nullable(),
  hour: cell.text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '钟点写成 23:59' }).nullable(),
  zone: cell.oneOf(zones).nullable(),
  remark_zh: cell.text.nullable(),
  cycle_certain: yesOrNo,
  disputed: yesOrNo,
  facts: cell.text.nullable(),
  source_url: cell.url,
  source_kind: cell.oneOf(['official', 'university', 'secondary']),
  read_on: readOnCell,
})

type Columns = z.output<typeof columns>

/** One round of one school, or a date that an application system sets for its members, for entry in 2027. */
export type Deadline = {
  /** Stays the same when the day changes. */
  id: string
  /** Id in the school library; null for a date of a system. */
  school: string | null
  system: Columns['system']
  country: string
  level: Columns['level']
  route: string
  round: string
  /** What kind of round it is, for questions about one. */
  roundCode: Round | null
  /** Printed after the name of the round where that does not say what happens on the day. */
  dayWord: '截止' | '开放' | null
  /** Null when there is no last day. */
  after: Columns['after']
  /** Until when later applications, or those of a round without a last day, are accepted; null when none are, or the page does not say. */
  until: { day: string; ending: Ending } | null
  isYearly: boolean
  /** ISO days; null when the page gives none. */
  opens: string | null
  closes: string | null
  /** When the last day ends; null when there is none. */
  ending: Ending | null
  /** Hour and zone as the page gives them, and the last minute in Beijing; null when it gives no zone. */
  timeZone: string | null
  remark: string | null
  /** Warnings to print with the date; a date with a warning gets no countdown and no entry in a calendar. */
  cautions: readonly string[]
  /** The source gives day and month; the year is this season's. */
  isYearInferred: boolean
  /** Applies to applicants with international qualifications only; pupils with the 高考 apply by other dates. */
  isInternationalOnly: boolean
  /** Ids of the statements of the fact registry about this date. */
  facts: readonly string[]
  source: { name: string; url: string }
  readOn: string | null
  /** File and line of the row, for messages. */
  at: string
}

/** The last minute: `18:00 英国时间，北京时间 1 月 14 日 02:00 止`. */
function timeZoneOf({ hour, zone, closes }: Columns, ending: Ending | null): string | null {
  if (zone === null || ending === null) return null
  const last = new Date(ending.by - minute)
  const [, month, day] = shanghaiDate(last).split('-').map(Number)
  const inBeijing = `北京时间 ${month} 月 ${day} 日 ${shanghaiTime(last)} 止`
  const isSame = shanghaiDate(last) === closes && shanghaiTime(last) === (hour ?? '23:59')
  return isSame ? inBeijing : `${hour === null ? '' : `${hour} `}${zoneNames[zone]}，${inBeijing}`
}

const endingOfRow = ({ country, zone, hour }: Columns, day: string): Ending =>
  zone === null ? endingOf(country, day) : endingIn(zone, day, hour ?? undefined)

/** In July the schools have not published the new season: the day may have changed since. */
const isBeforeNewSeason = (readOn: string | null) => readOn?.startsWith('2026-07') === true

/** The warnings about what the sources do not say. */
function cautionsOf(row: Columns): string[] {
  return [
    ...(row.disputed ? [`几份资料的日期不一致${checkMark}`] : []),
    ...(row.cycle_certain ? [] : ['官网只写月日，年份按本季推算']),
    ...(row.source_kind === 'secondary'
      ? [`转述${checkMark}`]
      : isBeforeNewSeason(row.read_on)
        ? [`7 月查的${checkMark}`]
        : []),
  ]
}

/**
 * Singapore's periods for the IB and the A-level do not apply to the 高考; about the period for all other qualifications the page does not
 * say.
 */
const isGaokaoUnstated = ({ country, level, route }: Columns): boolean =>
  country === 'sg' && level === 'undergraduate' && route === 'international'

/**
 * Every registered date.
 * @throws with file, line and column of the first invalid cell
 */
export function readDeadlines(file = deadlinesFile, folder = tableFolder): Deadline[] {
  const seen = new Set<string>()
  return readColumns(file, columns, folder).map(({ values: row, fail }, at) => {
    if (seen.has(row.id)) fail('id', `“${row.id}”重复`)
    seen.add(row.id)
    if (row.school_id === null && row.system === 'none') fail('school_id', '不是系统日期的要写学校编号')
    if (row.school_id !== null && !row.id.startsWith(`${row.school_id}.`))
      fail('id', `要以 ${row.school_id}. 开头`)
    if (row.school_id !== null && !row.school_id.startsWith(`${row.country}-`))
      fail('country', `与学校编号 ${row.school_id} 不是一国`)
    if (row.closes === null && row.opens === null) fail('closes', '开放日和截止日不能都空')
    if ((row.closes === null) !== (row.after === null))
      fail('after', '有截止日的要写截止日过了以后怎样，没有截止日的留空')
    if (row.day_word_zh !== null && (row.day_word_zh === '截止') !== (row.closes !== null))
      fail('day_word_zh', '有截止日的写截止，只有开放日的写开放')
    if (row.closes !== null && row.opens !== null && row.closes < row.opens)
      fail('closes', `${row.closes} 早于开放日 ${row.opens}`)
    if (row.zone !== null ? row.closes === null : row.hour !== null)
      fail('zone', '有钟点的要写时区，没有截止日的两格都留空')
    if (
      row.until !== null &&
      ((row.closes !== null && row.after !== 'still_open') || row.until <= (row.closes ?? ''))
    )
      fail('until', '只有截止以后还收的和没有截止日的写，且晚于截止日')
    const ending = row.closes === null ? null : endingOfRow(row, row.closes)
    return {
      id: row.id,
      school: row.school_id,
      system: row.system,
      country: row.country,
      level: row.level,
      route: row.route,
      round: row.round_zh,
      roundCode: row.round,
      dayWord: row.day_word_zh,
      after: row.after,
      until: row.until === null ? null : { day: row.until, ending: endingOfRow(row, row.until) },
      isYearly: row.yearly === 'yes',
      opens: row.opens,
      closes: row.closes,
      ending,
      timeZone: timeZoneOf(row, ending),
      remark: row.remark_zh,
      cautions: cautionsOf(row),
      isYearInferred: !row.cycle_certain,
      // The rounds of Hong Kong and Singapore were read from the pages for international qualifications and the IB.
      isInternationalOnly:
        ['hk', 'sg'].includes(row.country) && row.level === 'undergraduate' && !isGaokaoUnstated(row),
      facts: row.facts?.split(' ') ?? [],
      source: { name: sourceName(row.source_url), url: row.source_url },
      readOn: row.read_on,
      at: `${file} 第 ${at + 2} 行（${row.id}，${row.closes ?? row.opens}）`,
    }
  })
}

const sourceName = (url: string) => publisherOf(url)?.name ?? new URL(url).hostname.replace(/^www\./, '')

/** The only register of application dates; every page, tool and file with such a date reads it here. */
export const deadlines: readonly Deadline[] = readDeadlines()

const byId = new Map(deadlines.map((deadline) => [deadline.id, deadline]))

/** One registered date, or null when the id is unknown. */
export const findDeadline = (id: string): Deadline | null => byId.get(id) ?? null

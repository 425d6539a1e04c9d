import { shanghaiDate } from '@/lib/core/time'
import { daysUntil, isPast } from '@/lib/facts/ending'
import { perhapsPast } from '@/lib/facts/marks'
import { nextOf } from '@/lib/facts/term'
import { type Deadline, deadlines } from './deadlines'

const internationalOnly = '国际资历通道，内地高考生不适用'

/** The last day on which anyone applies through a system. */
const seasonEnd = (system: Deadline['system']) =>
  deadlines
    .flatMap((row) => (row.system === system && row.closes) || [])
    .toSorted()
    .at(-1) ?? ''

/** A round without a last day is over when nothing more is accepted, or when the season of its system is. */
export const isOver = ({ ending, until, system }: Deadline, now: Date): boolean =>
  ending === null ? shanghaiDate(now) > (until?.day ?? seasonEnd(system)) : isPast(ending, now)

/** The next row of the same way into the same school, such as its second semester, or rolling admission after a first round. */
const laterRound = ({ school, level, route }: Deadline, now: Date) =>
  deadlines
    .flatMap((row) =>
      school !== null &&
      row.school === school &&
      row.level === level &&
      row.route === route &&
      !isOver(row, now) &&
      row.closes
        ? { closes: row.closes, words: row.roundCode === 'rolling' ? '现在滚动审理，最晚' : '下一轮' }
        : [],
    )
    .toSorted((one, other) => one.closes.localeCompare(other.closes))[0]

/** About when a past day should come again; null when it does not, or another round of its season comes first. */
export function expectedOf(deadline: Deadline, now: Date): string | null {
  const { after, closes, isYearly, until } = deadline
  // After a recommended day this season is still open.
  if (closes === null || !isYearly || after === 'recommended' || !isOver(deadline, now)) return null
  if ((until !== null && !isPast(until.ending, now)) || laterRound(deadline, now)) return null
  const today = shanghaiDate(now)
  if (until === null) return nextOf(closes, today)
  // Between the day and the end of late entry the next season is open too.
  const last = nextOf(until.day, today)
  const years = Number(last.slice(0, 4)) - Number(until.day.slice(0, 4))
  const day = `${Number(closes.slice(0, 4)) + years}${closes.slice(4)}`
  return day < today ? last : day
}

/** The words for a past day, by what the school accepts after it, and the next round, or when the next season should end. */
function overWords(deadline: Deadline, now: Date): string {
  const { after, until } = deadline
  if (until !== null && !isPast(until.ending, now)) return `已过，之后仍可递交，到 ${until.day}`
  const later = laterRound(deadline, now)
  const expected = expectedOf(deadline, now)
  const season = expected === null ? '' : `，下一季按往年在 ${expected} 前后`
  const next = later === undefined ? season : `，${later.words} ${later.closes}`
  if (after === 'recommended') return `建议日已过${next}`
  return `${after === 'still_open' && until === null ? '已过，还收不收看官网' : '已截止'}${next}`
}

/** Whether a countdown and a calendar entry are allowed: the source gives the day with its year, and no other source contradicts it. */
export const isFirm = ({ cautions }: Pick<Deadline, 'cautions'>): boolean => cautions.length === 0

/** A date compared with now: past, perhaps past, a number of days away, or not open yet; null when the days must not be counted. */
export function standing(deadline: Deadline, now: Date): string | null {
  const { opens, ending } = deadline
  if (isOver(deadline, now)) return overWords(deadline, now)
  if (ending === null) return null
  const left = daysUntil(ending, now)
  if (left === null) return perhapsPast
  if (!isFirm(deadline)) return null
  return opens !== null && opens > shanghaiDate(now)
    ? `${opens} 开放，离截止还有 ${left} 天`
    : leftWords(left)
}

/** Days until the last one; null when it may be past, has not opened yet, or must not be counted. */
export function daysLeft({ opens, ending, cautions }: Deadline, now: Date): number | null {
  if (ending === null || !isFirm({ cautions }) || (opens !== null && opens > shanghaiDate(now))) return null
  return daysUntil(ending, now)
}

export const leftWords = (left: number) => (left === 0 ? '今天截止' : `还有 ${left} 天`)

/** Notes on a date: to which applicants it applies, what the sources do not say, what must be sent with the application. */
export const notesOn = ({ isInternationalOnly, cautions, remark }: Deadline): string[] => [
  ...(isInternationalOnly ? [internationalOnly] : []),
  ...cautions,
  ...(remark === null ? [] : [remark]),
]

const inChinese = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return { year: `${year} 年 `, date: `${month} 月 ${date} 日` }
}

/**
 * A day in words, and what limits it: its hour, warnings, and the days that are left, or 已截止 when it has passed. An hour and a year only
 * when the source gives them; a day with a warning is not counted. Null for a day that is not known.
 */
export function dayParts(
  deadline: Deadline,
  which: 'opens' | 'closes',
  now: Date,
): { date: string; limits: string[] } | null {
  const day = deadline[which]
  if (day === null) return null
  const { year, date } = inChinese(day)
  if (which === 'opens') return { date: `${year}${date}`, limits: [] }
  const stands = standing({ ...deadline, opens: null }, now)
  return {
    date: `${deadline.isYearInferred ? '' : year}${date}`,
    limits: [
      ...(deadline.timeZone === null ? [] : [deadline.timeZone]),
      ...deadline.cautions,
      ...(stands === null ? [] : [stands]),
    ],
  }
}

/** The same in running text: `2027 年 1 月 13 日（18:00 英国时间，还有 51 天）`. */
export function dayInText(deadline: Deadline, which: 'opens' | 'closes', now: Date): string | null {
  const parts = dayParts(deadline, which, now)
  if (parts === null) return null
  return `${parts.date}${parts.limits.length === 0 ? '' : `（${parts.limits.join('，')}）`}`
}

import { daysBetween } from '@/lib/core/time'
import type { Deadline } from './deadlines'

const internationalOnly = '国际资历通道，内地高考生不适用'

/** @param today a day in Shanghai, such as `2026-11-23` */
export const isOver = ({ closes }: Pick<Deadline, 'closes'>, today: string): boolean =>
  closes !== null && closes < today

/** The words for a past day, by what the school accepts after it. */
const overWords = ({ after }: Pick<Deadline, 'after'>) =>
  ({ closed: '已截止', still_open: '已过，之后仍可递交', recommended: '建议日已过' })[after ?? 'closed']

/** Whether a countdown and a calendar entry are allowed: the source gives the day with its year, and no other source contradicts it. */
export const isFirm = ({ cautions }: Pick<Deadline, 'cautions'>): boolean => cautions.length === 0

/** A date compared with today: past, a number of days away, or not open yet; null when the days must not be counted. */
export function standing(deadline: Deadline, today: string): string | null {
  const { opens, closes } = deadline
  if (isOver(deadline, today)) return overWords(deadline)
  if (closes === null || !isFirm(deadline)) return null
  const left = daysBetween(today, closes)
  return opens !== null && opens > today ? `${opens} 开放，离截止还有 ${left} 天` : leftWords(left)
}

/** Days until the last one; null when it is past, has not opened yet, or must not be counted. */
export function daysLeft(deadline: Deadline, today: string): number | null {
  const { opens, closes } = deadline
  if (closes === null || isOver(deadline, today) || !isFirm(deadline)) return null
  return opens !== null && opens > today ? null : daysBetween(today, closes)
}

const leftWords = (left: number) => (left === 0 ? '今天截止' : `还有 ${left} 天`)

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
  today: string,
): { date: string; limits: string[] } | null {
  const day = deadline[which]
  if (day === null) return null
  const { year, date } = inChinese(day)
  if (which === 'opens') return { date: `${year}${date}`, limits: [] }
  return {
    date: `${deadline.isYearInferred ? '' : year}${date}`,
    limits: [
      ...(deadline.timeZone === null ? [] : [deadline.timeZone]),
      ...deadline.cautions,
      ...(isOver(deadline, today)
        ? [overWords(deadline)]
        : isFirm(deadline)
          ? [leftWords(daysBetween(today, day))]
          : []),
    ],
  }
}

/** The same in running text: `2027 年 1 月 13 日（18:00 英国时间，还有 51 天）`. */
export function dayInText(deadline: Deadline, which: 'opens' | 'closes', today: string): string | null {
  const parts = dayParts(deadline, which, today)
  if (parts === null) return null
  return `${parts.date}${parts.limits.length === 0 ? '' : `（${parts.limits.join('，')}）`}`
}

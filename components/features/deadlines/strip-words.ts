import { nextDay } from '@/components/ui/plots/day-axis'
import type { DayStripEntry } from '@/components/ui/plots/day-strip'
import { daysBetween } from '@/lib/core/time'
import { isFirm, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'

/** How far a day is, or why it is not counted, so that no row of a season is without a word. */
export function standingInStrip(deadline: Deadline, today: string): string | null {
  const { opens, closes } = deadline
  if (closes === null && opens !== null && opens > today) return `还有 ${daysBetween(today, opens)} 天开放`
  return standing(deadline, today) ?? (isFirm(deadline) ? null : '以官网为准')
}

/**
 * The nearest of the drawn days, which may not be all, and how far it is: 英国 2027 年入学，图上最近：UCAS 本科同等考虑截止，2027-01-13，还有 47 天.
 * @param season whose days they are: 英国 2027 年入学
 */
export function daysWords(
  days: readonly Pick<DayStripEntry, 'day' | 'label' | 'standing'>[],
  today: string,
  season: string,
): string {
  const next = nextDay(days, today)
  const own = days.filter(({ day }) => day === next)
  const over = days.filter(({ day }) => day < today).length
  const [first] = own
  if (first === undefined)
    return `${season}：${days.length > 1 ? `这 ${days.length} 个日子都已过` : '登记的日子已过'}`
  const left = first.standing === null ? '' : `，${first.standing}`
  const past = over === 0 ? '' : `；${over} 个已过`
  return `${season}，图上最近：${own.map(({ label }) => label).join('、')}，${first.day}${left}${past}`
}

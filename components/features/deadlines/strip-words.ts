import { nextDay } from '@/components/ui/plots/day-axis'
import type { DayStripEntry } from '@/components/ui/plots/day-strip'
import { daysBetween, shanghaiDate } from '@/lib/core/time'
import { isFirm, isOver, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'

/** Whether a day is over, and how far it is, or why it is not counted, so that no row of a season is without a word. */
export function stateInStrip(deadline: Deadline, now: Date): Pick<DayStripEntry, 'isOver' | 'standing'> {
  const { opens, closes, timeZone } = deadline
  const ahead = closes === null && opens !== null ? daysBetween(shanghaiDate(now), opens) : 0
  const words = ahead > 0 ? `还有 ${ahead} 天开放` : standing(deadline, now)
  return {
    isOver: ahead < 0 || isOver(deadline, now),
    standing:
      [timeZone, words ?? (isFirm(deadline) ? null : '以官网为准')].filter(Boolean).join('，') || null,
  }
}

/**
 * The nearest of the drawn days, which may not be all, and how far it is: 英国 2027 年入学，图上最近：UCAS 本科同等考虑截止，2027-01-13，还有 47 天.
 * @param season whose days they are: 英国 2027 年入学
 */
export function daysWords(
  days: readonly Pick<DayStripEntry, 'day' | 'label' | 'isOver' | 'standing'>[],
  season: string,
): string {
  const next = nextDay(days)
  const own = days.filter(({ day, isOver }) => day === next && !isOver)
  const over = days.filter(({ isOver }) => isOver).length
  const [first] = own
  if (first === undefined)
    return `${season}：${days.length > 1 ? `这 ${days.length} 个日子都已过` : '登记的日子已过'}`
  const left = first.standing === null ? '' : `，${first.standing}`
  const past = over === 0 ? '' : `；${over} 个已过`
  return `${season}，图上最近：${own.map(({ label }) => label).join('、')}，${first.day}${left}${past}`
}

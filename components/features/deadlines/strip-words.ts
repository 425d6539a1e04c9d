import { nextDay } from '@/components/ui/plots/day-axis'
import type { DayStripEntry } from '@/components/ui/plots/day-strip'
import { daysBetween, shanghaiDate } from '@/lib/core/time'
import { isFirm, isOver, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { uncounted } from '@/lib/facts/marks'

/** Whether a day is over, and how far it is, or why it is not counted, so that no row of a season is without a word. */
export function stateInStrip(deadline: Deadline, now: Date): Pick<DayStripEntry, 'isOver' | 'standing'> {
  const { opens, closes, timeZone } = deadline
  const ahead = closes === null && opens !== null ? daysBetween(shanghaiDate(now), opens) : 0
  const words = ahead > 0 ? `还有 ${ahead} 天开放` : standing(deadline, now)
  return {
    isOver: ahead < 0 || isOver(deadline, now),
    standing: [timeZone, words ?? (isFirm(deadline) ? null : uncounted)].filter(Boolean).join('，') || null,
  }
}

/**
 * The nearest of the drawn days and how far it is: UCAS 本科同等考虑截止，还有 47 天; only whose days they are when none is ahead.
 * @param season 英国 2027 年入学
 */
export function daysWords(
  days: readonly Pick<DayStripEntry, 'day' | 'label' | 'isOver' | 'standing'>[],
  season: string,
): string {
  const next = nextDay(days)
  const first = days.find(({ day, isOver }) => day === next && !isOver)
  // Its hour stands beside the day.
  const left = first?.standing?.split('，').at(-1)
  return first === undefined ? `${season}的日子` : [first.label, left].filter(Boolean).join('，')
}

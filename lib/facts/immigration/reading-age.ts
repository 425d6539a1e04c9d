import { day, shanghaiDate } from '@/lib/core/time'

/**
 * How far what a source said of a programme still holds: `aged` was said more than half a year ago, `old` more than a year ago, and nobody
 * knows when an `undated` one was written.
 */
export type ReadingAge = 'fresh' | 'aged' | 'old' | 'undated'

/** @param asOf a day or a month, null without one; a month counts from its first day */
export function readingAge(asOf: string | null, now: Date): ReadingAge {
  if (asOf === null) return 'undated'
  const days = (Date.parse(shanghaiDate(now)) - Date.parse(asOf)) / day
  if (days > 366) return 'old'
  return days > 183 ? 'aged' : 'fresh'
}

/** Whether a state that was read once may be shown as that of today. */
export const isFirm = (age: ReadingAge): boolean => age === 'fresh' || age === 'aged'

/** What a reader must know of an older reading; null for a fresh one. */
export const ageRemarks: Record<ReadingAge, string | null> = {
  fresh: null,
  aged: '这份资料已超过六个月，之后可能有变化，决定之前请先看官方页面。',
  old: '这份资料已超过一年，之后可能有变化，决定之前请先看官方页面。',
  undated: '资料没有写日期，决定之前请先看官方页面。',
}

/** The month of a reading, for a place without room for a sentence. */
export const readingMonth = (asOf: string | null): string => asOf?.slice(0, 7) ?? '没有日期'

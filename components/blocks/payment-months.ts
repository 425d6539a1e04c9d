import type { Axis } from '@/components/ui/plots/axis'

/** Months counted from the start of the term: 0 is its month, -1 the one before. */
export type Months = { from: number; to: number }

/** Words of a month beside an axis. @param starts month of the calendar in which the term begins */
export const monthOn = (starts: number, month: number): string =>
  `${((((starts - 1 + month) % 12) + 12) % 12) + 1} 月`

const years = new Map([
  [-1, '前一年'],
  [0, ''],
  [1, '次年'],
])

/** Months of the calendar in words: 前一年 11 月到 1 月，5–6 月，8 月. The year of the start has no name. */
export function monthsInWords(starts: number, { from, to }: Months): string {
  const [first, last] = [from, to].map((month) => ({
    year: years.get(Math.floor((starts - 1 + month) / 12)) ?? '',
    name: monthOn(starts, month),
  }))
  if (first === undefined || last === undefined) return ''
  const begin = [first.year, first.name].filter(Boolean).join(' ')
  if (from === to) return begin
  return first.year === last.year
    ? `${begin.replace(/ 月$/, '')}–${last.name}`
    : `${begin}到${last.year} ${last.name}`
}

/** The axis of months; each month is as wide as one unit. Null without any. */
export function axisOfMonths(items: readonly Months[]): Axis | null {
  if (items.length === 0) return null
  const first = Math.min(...items.map(({ from }) => from))
  const last = Math.max(...items.map(({ to }) => to)) + 1
  const step = last - first > 12 ? 6 : 3
  const [low, high] = [Math.floor(first / step) * step, Math.ceil(last / step) * step]
  return {
    low,
    high,
    lines: Array.from({ length: (high - low) / step - 1 }, (_, at) => low + (at + 1) * step),
  }
}

/** Months before the start that count as near. */
const near = 3

/** Whether it is due from three months before the start until its month. */
export const isNearStart = ({ from, to }: Months): boolean => to >= -near && from <= 0

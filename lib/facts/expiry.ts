/** The last day of a month, as `2026-02-28`. */
const monthEnd = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

const dayBefore = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/**
 * The last day for which a figure's period speaks, as `2026-08-31`; null for what holds until it is replaced (「2025-07-01 起」)
 * and for periods without a date. School years end in August; a month's value and a figure read on a day count for a year.
 */
export function expiryOf(period: string): string | null {
  const before = /(\d{4}-\d{2}-\d{2}) 前/.exec(period)?.[1]
  if (before !== undefined) return dayBefore(before)
  if (/起/.test(period)) return null
  const schoolYear = [...period.matchAll(/\d{4}[–-](\d{2})\s*(?:学年|申请季)/g)].at(-1)?.[1]
  if (schoolYear !== undefined) return `20${schoolYear}-08-31`
  const read = /^(?:截至 |来源核对于 )?(\d{4}-\d{2}-\d{2})/.exec(period)?.[1]
  if (read !== undefined) return yearAfter(read)
  const month = /^(?:截至 )?(\d{4}) 年 (\d{1,2}) 月/.exec(period)
  if (month) return monthEnd(Number(month[1]) + 1, Number(month[2]))
  const year = /^(\d{4})(?: 年| 财年)/.exec(period)?.[1]
  return year === undefined ? null : `${year}-12-31`
}

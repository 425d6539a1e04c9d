/** The last day of a month, as `2026-02-28`. */
const monthEnd = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/**
 * Every allowed form of a period, and its last day; null for a period that lasts until it is replaced and for an undated one. School
 * years and intakes end in August; a value read in a month or on a day counts for a year. `isYear`: the period is one year, to which a price
 * applies; a day of reading or of entry into force is none.
 */
type Form = { pattern: RegExp; until: (...parts: string[]) => string | null; isYear?: true }

const forms: readonly Form[] = [
  { pattern: /^\d{4}–(\d{2}) (?:学年|申请季)$/, until: (year) => `20${year}-08-31`, isYear: true },
  { pattern: /^(\d{4}) 年入学$/, until: (year) => `${Number(year) + 1}-08-31`, isYear: true },
  // A survey of every second year is out at the start of the year after it, and the newest until the next one is.
  { pattern: /^(\d{4}) 年入学，隔年调查$/, until: (year) => `${Number(year) + 2}-12-31`, isYear: true },
  { pattern: /^(\d{4}) 年$/, until: (year) => `${year}-12-31`, isYear: true },
  { pattern: /^(\d{4}) 年调查$/, until: (year) => `${year}-12-31` },
  { pattern: /^(\d{4}-\d{2}-\d{2}) 止$/, until: (date) => date ?? null },
  { pattern: /^\d{4}-\d{2}-\d{2} 起$/, until: () => null },
  { pattern: /^(?:截至 )?(\d{4}-\d{2}-\d{2})$/, until: (date) => yearAfter(date ?? '') },
  {
    pattern: /^截至 (\d{4}) 年 (\d{1,2}) 月$/,
    until: (year, month) => monthEnd(Number(year) + 1, Number(month)),
  },
  { pattern: /^年份不详$/, until: () => null },
]

/** Whether a period has one of the known forms. */
export const isPeriod = (period: string): boolean => forms.some(({ pattern }) => pattern.test(period))

/** The last day of a figure's period, as `2026-08-31`; null when it has no end. */
export function expiryOf(period: string): string | null {
  for (const { pattern, until } of forms) {
    const found = pattern.exec(period)
    if (found) return until(...found.slice(1))
  }
  return null
}

/** The year that a period is, the first of an academic year; null for other periods. */
export const yearOf = (period: string): number | null =>
  forms.some(({ pattern, isYear }) => isYear === true && pattern.test(period))
    ? Number(period.slice(0, 4))
    : null

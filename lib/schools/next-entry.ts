/**
 * The forms in which the tables and the register write the year of a price. A day on which a page was read is no year of a price, and
 * neither is a year that the source left open.
 */
const forms: readonly RegExp[] = [
  /^(\d{4})$/,
  /^(\d{4})[-–/]\d{2}(?: ?(?:学年|入学|申请季))?$/,
  /^(\d{4}) (?:年|学年|入学|年入学|年秋季入学|年秋起)$/,
  /^(\d{4})-\d{2} 登记册$/,
  /^(\d{4}) 秋一学期价乘二，按一学年写$/,
]

/** The year of entry to which a price applies, the first of an academic year; null when it is not known. */
export function priceYear(period: string): number | null {
  for (const form of forms) {
    const year = form.exec(period)?.[1]
    if (year !== undefined) return Number(year)
  }
  return null
}

const autumn = '09-01'

/** The next autumn in which a student can begin. @param today a day such as `2026-11-26` */
export function nextEntry(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) < autumn ? year : year + 1
}

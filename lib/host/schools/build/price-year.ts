/** What the words of a table about the time of a price say. */
type PriceTime = {
  /** The year of entry to which the price applies, the first of an academic year; null when the source names none. */
  price_year: number | null
  /** The year since which a price is in force until another replaces it; null for other prices. */
  price_since: number | null
}

/** The words name the year of entry. */
const ofYear: readonly RegExp[] = [
  /^(\d{4})$/,
  /^(\d{4})[-–/]\d{2}(?: ?(?:学年|入学|申请季))?$/,
  /^(\d{4}) (?:年|学年|入学|年入学|年秋季入学|年秋起)$/,
  /^(\d{4})-\d{2} 登记册$/,
  /^(\d{4}) 秋一学期价乘二，按一学年写$/,
]

/** The price stays until it is replaced, so it belongs to no single year and is not carried to another. */
const inForce: readonly RegExp[] = [
  /^(\d{4})-\d{2} (?:学年|年度|冬季学期)起$/,
  /^(\d{4}) 年 \d{1,2} 月起(?:入学)?$/,
  /^(\d{4}) 年夏季学期起的新生$/,
  /^(\d{4}) 年 \d{1,2} 月规则$/,
]

/** A day on which a page was read, or a year that the source left open, is no year of a price. */
const withoutYear: readonly RegExp[] = [
  /^(?:年份不详(?:（.+）)?|学年不详，\d{4}-\d{2}-\d{2} 查)$/,
  /^来源没分清是 \d{4}-\d{2} 还是 \d{4}-\d{2}$/,
  /^\d{4}-\d{2} 页面所示$/,
  /^\d{4}-\d{2}-\d{2} 查$/,
  /^\d{4} 年(?:核对|数据册| \d{1,2} 月(?:查|文件|的页面))$/,
]

/** The year of entry that the words name; null for other words. */
export const priceYearOf = (words: string): number | null => timeOf(words)?.price_year ?? null

/** Null for words of no known form. */
export function timeOf(words: string): PriceTime | null {
  const yearIn = (forms: readonly RegExp[]): number | null => {
    for (const form of forms) {
      const year = form.exec(words)?.[1]
      if (year !== undefined) return Number(year)
    }
    return null
  }
  const [price_year, price_since] = [yearIn(ofYear), yearIn(inForce)]
  const isKnown = price_year !== null || price_since !== null || withoutYear.some((form) => form.test(words))
  return isKnown ? { price_year, price_since } : null
}

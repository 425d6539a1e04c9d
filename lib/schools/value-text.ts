import { grouped } from '@/lib/core/numbers'
import { checkMark } from '@/lib/facts/marks'
import { sumText } from './money'
import { type SchoolValue, spanWords, valueDefinition } from './values'

/** Two years, such as `2026-27`. What is written like a month of 2001 to 2012 is one. */
const twoYears = /(?<![\d-])((?:19|20)\d{2})[-/](20\d{2}|1[3-9]|[2-9]\d)(?![\d-])/g

/** The years of the sources in Chinese: `Fall 2024` becomes `2024 年秋`, and `2026-27 入学` gets the dash of ranges. A price of no known year is to be looked up. */
export const yearText = (year: string): string =>
  year
    .replace(/^Fall (\d{4})$/, '$1 年秋')
    .replace(/^HD(\d{4})$/, '$1 年登记')
    .replace(/^年份不详[^※]*$/, `$&${checkMark}`)
    .replace(twoYears, '$1–$2')

/** The units that are a currency. */
export const currencies: Readonly<Record<string, string>> = { usd: 'USD', aud: 'AUD', sgd: 'SGD' }

/** Studying without tuition still costs money: the fees of each term and the funds for the visa are printed too. */
export const noTuition =
  '不收学费（0 欧元）；另交学期注册费，约 70–430 欧元一学期，签证要看到一年 11,904 欧元的资金证明'

/** Whether a price is no price: a range from nothing may go up. */
export const isFree = ({ num, to }: Pick<SchoolValue, 'num' | 'to'>) => num === 0 && (to ?? 0) === 0

/** What is printed before a value: the part of the school to which it applies, or what its two ends are. */
export const beforeValue = ({ covers, span }: Pick<SchoolValue, 'covers' | 'span'>): string | null =>
  covers ?? spanWords(span).before ?? null

/** A value as it is printed, with its unit, and before it what it applies to. */
export const valueText = (value: SchoolValue): string =>
  [beforeValue(value), amountText(value)].filter(Boolean).join(' ')

/** The value alone. */
function amountText({ key, num, to, text }: SchoolValue) {
  const { unit, words } = valueDefinition(key)
  // A range of money has its currency in `text`.
  if (unit === 'words' && num !== null && text !== null)
    return isFree({ num, to }) ? noTuition : sumText(num, to, text)
  if (num === null || unit === 'words' || unit === 'wording') return words?.[text ?? ''] ?? text ?? ''
  const write = writers[unit]
  if (write) return to === null || to === num ? write(num) : `${write(num)}–${write(to)}`
  const amount = sumText(num, to, currencies[unit] ?? '')
  return text === null ? amount : `${amount}，${text}`
}

/** All others are money. */
const writers: Readonly<Record<string, (value: number) => string>> = {
  percent: (value) => `${Math.round(value * 100) / 100}%`,
  people: (value) => `${grouped(value)} 人`,
  ratio: (value) => `${value}:1`,
  year: (value) => `${value} 年`,
  count: grouped,
  score: String,
  grade: (value) => value.toFixed(1),
}

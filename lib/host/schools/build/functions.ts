import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { quantile } from '@/lib/core/quantile'
import { toYuan } from '@/lib/schools/money'
import { cityInChinese } from '@/lib/schools/places'
import { foldName } from '../fold-name'
import { readScore, tierWords } from './china-list-words'
import { ascedField, cahField, cipField, fieldOfTitle } from './field-codes'
import { withOwnPlaces } from './place-words'
import { priceYearOf, timeOf } from './price-year'

/** An address as a browser would show it; registers also write it without the scheme. Null when it is none. */
function toAddress(typed: string) {
  const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`
  return URL.canParse(address) ? new URL(address).href : null
}

/** The awards of a cell such as `1107:323:220064;1409:104`: subject, graduates and pay. Null when it is written otherwise. */
function toAwards(cell: string) {
  const awards = cell.split(';').map((award) => /^(\d{4}):(\d+)(?::(\d+))?$/.exec(award)?.slice(1))
  return awards.includes(undefined) ? null : JSON.stringify(awards)
}

/** Words for the fields and degree levels of the European register. */
const europeanWords: Record<string, string> = {
  Bachelor: '学士',
  Master: '硕士',
  PhD: '博士',
  'Engineering & Technology': '工程与技术',
  'Natural Sciences': '自然科学',
  'Medicine & Health': '医药与健康',
  'Business & Law': '商科与法律',
  'Computer Science & IT': '计算机与信息',
  'Arts & Humanities': '艺术与人文',
  'Social Sciences': '社会科学',
  Education: '教育',
  'Agriculture & Veterinary': '农业与兽医',
  'Services & Hospitality': '服务与酒店',
}

const inChinese = (list: string) =>
  list
    .split(';')
    .map((word) => europeanWords[word] ?? word)
    .join('、')

/** The most accepted first. */
const englishTests = { toefl: '托福', ielts: '雅思', pte: 'PTE', duolingo: '多邻国', cambridge: '剑桥英语' }

function toEnglishTests(list: string) {
  const tests = list.toLowerCase().split(/[;|]/)
  return (
    Object.entries(englishTests)
      .flatMap(([test, name]) => (tests.includes(test) ? name : []))
      .join('、') || null
  )
}

const functions: Readonly<Record<string, (...given: [string, string, string, string]) => SQLOutputValue>> = {
  address: toAddress,
  is_address: (typed) => Number(toAddress(typed) !== null),
  awards: toAwards,
  asced_field: ascedField,
  cah_field: cahField,
  cip_field: cipField,
  title_field: fieldOfTitle,
  city_zh: cityInChinese,
  english_tests: toEnglishTests,
  european: inChinese,
  fold: foldName,
  // The second cell puts a register's name before each year: `ROR:1389;ETER:1388`.
  founded_two: (year, others) =>
    [...new Set([year, ...(others.match(/\d{3,4}/g) ?? [])])].map((each) => `${each} 年`).join('，或 '),
  is_price_time: (words) => Number(timeOf(words) !== null),
  // The parts of a JSON list of lists once, in order.
  listed: (lists) => {
    const given: (string | number | null)[] = JSON.parse(lists)
    return JSON.stringify(
      [...new Set(given.flatMap((one) => (one === null ? [] : String(one).split('、'))))].sort(),
    )
  },
  own_places: withOwnPlaces,
  parts: (cell, separator) => JSON.stringify(cell.split(separator)),
  // Stays the same as long as title, price and length do: an address with this id never shows the price of another programme.
  price_id: (school, ...priced) =>
    `${school}.${createHash('sha256').update(priced.join('\n')).digest('hex').slice(0, 10)}`,
  price_since: (words) => timeOf(words)?.price_since ?? null,
  price_year: priceYearOf,
  quantile: (list, share) => {
    const given: (number | null)[] = JSON.parse(list)
    const values = given.filter((value) => value !== null)
    return !values.length ? null : quantile(values, Number(share))
  },
  // Some official pages have a line of hyphens between rounds.
  rounds: (days) => days.replace(/\s*-{4,}\s*/g, '；'),
  score: (official) => JSON.stringify(readScore(official)),
  tier: tierWords,
  yuan: (amount, currency) => toYuan(Number(amount), currency),
}

/** Functions of this project for the statements of the loaders; they give null for null. */
export function defineFunctions(db: DatabaseSync): void {
  for (const [name, work] of Object.entries(functions))
    db.function(name, { deterministic: true, varargs: true }, (...given) =>
      given.includes(null) ? null : work(...(given.map(String) as Parameters<typeof work>)),
    )
}

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { cityInChinese } from '@/lib/schools/places'
import { foldName } from '../fold-name'
import { readScore, tierWords } from './china-list-words'
import { ascedField, cahField, cipField, fieldOfTitle } from './field-codes'
import { withOwnPlaces } from './place-words'

/** An address as a browser would show it; registers also write it without the scheme. Null when it is none. */
function toAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`
  return URL.canParse(address) ? new URL(address).href : null
}

/** The awards of a cell such as `1107:323:220064;1409:104`: subject, graduates and pay. Null when it is written otherwise. */
function toAwards(cell: string): string | null {
  const awards = cell.split(';').map((award) => /^(\d{4}):(\d+)(?::(\d+))?$/.exec(award)?.slice(1))
  return awards.includes(undefined) ? null : JSON.stringify(awards)
}

/** Words for the fields and degree levels of the European register. */
const europeanWords: Readonly<Record<string, string>> = {
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
  Agriculture: '农业',
  'Agriculture & Veterinary': '农业与兽医',
  'Agriculture & Environment': '农业与环境',
  Services: '服务',
}

const inChinese = (list: string) =>
  list
    .split(';')
    .map((word) => europeanWords[word] ?? word)
    .join('、')

const functions: Readonly<Record<string, (first: string, second: string) => SQLOutputValue>> = {
  address: toAddress,
  is_address: (typed) => Number(toAddress(typed) !== null),
  awards: toAwards,
  asced_field: ascedField,
  cah_field: cahField,
  cip_field: cipField,
  title_field: fieldOfTitle,
  city_zh: cityInChinese,
  european: inChinese,
  fold: foldName,
  own_places: withOwnPlaces,
  // Some official pages have a line of hyphens between rounds.
  rounds: (days) => days.replace(/\s*-{4,}\s*/g, '；'),
  score: (official) => JSON.stringify(readScore(official)),
  tier: tierWords,
}

/** Functions of this project for the statements of the loaders; they give null for null. */
export function defineFunctions(db: DatabaseSync): void {
  for (const [name, work] of Object.entries(functions))
    db.function(name, { deterministic: true, varargs: true }, (...given) =>
      given.includes(null) ? null : work(String(given[0]), String(given[1])),
    )
}

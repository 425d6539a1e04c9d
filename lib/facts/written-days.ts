import { day as dayLength } from '@/lib/core/time'
import { type Term, type TermCells, termWords } from './term'

const year = '20\\d{2}'
const month = '(?:1[0-2]|0?[1-9])'

/** Days and months as sources and Chinese texts write them: 2026-12-01, 09-30, 2 月 12–25 日, 2026 年 9 月, 二月. School years are none. */
const writtenDay = new RegExp(
  [
    `${year}-(?:1[0-2]|0[1-9])(?:-\\d{2})?(?![\\d-]| ?学年| ?年| ?申请季)`,
    `(?<![\\d-])(?:1[0-2]|0[1-9])-(?:3[01]|[12]\\d|0[1-9])(?![\\d-])`,
    `(?:${year} ?年 ?)?${month}(?: ?[–、至到-] ?${month})* ?月(?:份|初|中|底|末)?(?: ?\\d{1,2}(?: ?[–至-] ?\\d{1,2})? ?[日号])?`,
    '(?:[一二三四五六七八九]|十[一二]?)月(?:[一二三]?十?[一二三四五六七八九十][日号])?',
  ].join('|'),
  'g',
)

/** Tokens of the registers: their days are not written by hand. */
const token = /\{\{[^}]*\}\}/g

/** Every day and month that is written by hand in a text. */
export const writtenDays = (text: string): string[] => text.replace(token, '').match(writtenDay) ?? []

/** A season of a year, or two of them: 2026 年冬, 2027 年秋季, 2027 年夏秋. */
const season = new RegExp(`${year} ?年[春夏秋冬]{1,2}[季天]?`, 'g')

/** Every season with its year in a text. */
export const writtenSeasons = (text: string): string[] => text.replace(token, '').match(season) ?? []

const endsOfSeasons: Readonly<Record<string, string>> = { 春: '05-31', 夏: '08-31', 秋: '11-30' }

/** The last day of a written season; null for another text. A winter ends in the year after its own. */
export function lastDayOfSeason(written: string): string | null {
  const [, of, last = ''] = /^(20\d{2}) ?年[春夏秋冬]?([春夏秋冬])[季天]?$/.exec(written) ?? []
  if (of === undefined) return null
  const end = endsOfSeasons[last]
  return end === undefined
    ? new Date(Date.UTC(Number(of) + 1, 2, 0)).toISOString().slice(0, 10)
    : `${of}-${end}`
}

const dayOrSeason = new RegExp(`${season.source}|${writtenDay.source}`, 'g')

/** A text with a word after each of some written days; the first day of a range is over with the range, so it gets none. */
export const markDays = (text: string, days: ReadonlySet<string>, word: string): string =>
  text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : part.replace(dayOrSeason, (day, at: number) =>
            days.has(day) && !/^ ?[至到–-]/.test(part.slice(at + day.length)) ? `${day}${word}` : day,
          ),
    )
    .join('')

/** A day of the registers, which has its standing behind it. */
const registeredDay = /\{\{[a-z][a-z0-9-]*\.[a-z0-9-]+/

/**
 * A text and, as a sentence of its own, the standing of its term. Beside registered days, before they are filled in, such a sentence would
 * be read as that of all of them: there only its end is told, behind the day that is written by hand.
 */
export function withTerm(text: string, term: Term | null, now: Date, isCertain: boolean): string {
  const isBesideOthers = registeredDay.test(text)
  const words = term === null ? null : termWords(term, now, isCertain && !isBesideOthers)
  if (words === null) return text
  if (isBesideOthers) return markDays(text, new Set(writtenDays(text)), `（${words}）`)
  return text.endsWith('。') ? `${text}${words}。` : `${text}；${words}`
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10)

const withYear = /^(20\d{2})(?:-| ?年 ?)(\d{1,2})(?:-(\d{2})| ?月\D*(\d{1,2})?)?/

/** A written day as `2027-09-30`, a month as its first day; null when it has no year. */
function dayOf(written: string): string | null {
  const [, year, month = '', day, named] = withYear.exec(written) ?? []
  return year === undefined
    ? null
    : `${year}-${month.padStart(2, '0')}-${(day ?? named ?? '1').padStart(2, '0')}`
}

/**
 * The days and months with a year, written by hand, that were still to come when the text was read. A text without a term cannot say when
 * they are over.
 * @param readOn a day such as `2026-11-26`
 */
export const comingDays = (text: string, readOn: string): string[] =>
  writtenDays(text).filter((written) => (dayOf(written) ?? '') > readOn)

/** Whether a text names a day, in any of the forms: with or without its year, alone or as the end of a range. */
function names(text: string, day: string): boolean {
  const [, monthOf = '', dayOf = ''] = day.split('-')
  const [m, d] = [Number(monthOf), Number(dayOf)]
  return [
    new RegExp(`${monthOf}-${dayOf}(?!\\d)`),
    new RegExp(`(?<!\\d)${m} ?月 ?(?:\\d{1,2} ?日? ?[–至-] ?)?${d}(?!\\d)`),
    // A month without a day ends with its last day; the next rule begins on its first.
    ...(d >= 28 || d === 1
      ? [new RegExp(`(?<!\\d)${m} ?月(?! ?\\d)`), new RegExp(`20\\d{2}-${monthOf}(?![\\d-])`)]
      : []),
    // The second day of a range in one month: 10-12 至 16.
    new RegExp(`(?<!\\d)${monthOf}-\\d{2} ?[–至到] ?0?${d}(?!\\d)`),
  ].some((form) => form.test(text))
}

/**
 * What is wrong with the days in a text, in Chinese for editors: a text with a day must say when it is over (`closes`) or that it never
 * is (`dated`), and the days it says must be those of the text.
 */
export function faultsOfDays(text: string, cells: TermCells): string[] {
  const { opens, closes, yearly, ends, dated } = cells
  const written = writtenDays(text)
  if (closes == null) {
    return [
      ...(written.length > 0 && dated == null
        ? [
            `写了${written.map((day) => `“${day}”`).join('、')}：要写 closes（哪天过期），或 dated（history 是不会过期的往事和起始日，recurring 是每年都有的月份）`,
          ]
        : []),
      ...(opens != null || ends != null ? ['写了 opens 或 ends，没有写 closes'] : []),
      ...(yearly === true ? ['写了 yearly，没有写 closes'] : []),
      ...(dated != null && written.length === 0 ? ['写了 dated，正文里没有手写的日子'] : []),
    ]
  }
  // The day after the last day of a rule is the first of the next one, and texts name either.
  const isNamed = names(text, closes) || (ends != null && names(text, dayAfter(closes)))
  return [
    ...(dated == null ? [] : ['closes 和 dated 只能写一个']),
    ...(opens != null && opens > closes ? [`opens ${opens} 晚于 closes ${closes}`] : []),
    ...(isNamed ? [] : [`正文里没有 closes 的 ${closes}`]),
    ...(opens == null || names(text, opens) ? [] : [`正文里没有 opens 的 ${opens}`]),
  ]
}

import type { School, SchoolValue } from '@/lib/api/schools'
import { chinaAverage } from './china-averages'
import { moneyText, yuanRange } from './money'
import { rankings } from './rankings'
import { beforeValue, currencies, isFree, valueText, yearText } from './value-text'
import { keysFor, type SchoolValueKey, schoolValueFile, spanWords, valueDefinition } from './values'

/** One figure at the top of a school's page: label, value and year. */
export type SchoolTile = {
  label: string
  value: string
  note?: string
  /** A converted price as it is published, and what the note says besides it. */
  published?: { own: string; rest: string }
  /** The price in yuan: the least and the largest. */
  yuan?: readonly [low: number, high: number]
  /** The value of the library that it prints. */
  from?: SchoolValueKey
  /** The part of the school, when its price is not that of the whole school. */
  covers?: string
}

/** The total cost of a year by the calculator; null when a part of it is unknown. */
export type YearSum = { value: string; note: string } | null

type Make = (school: School, sum: YearSum) => SchoolTile | null

/** `30.8–38.9 万元`; one decimal below 100, none above. Null for a currency without a rate. */
export function wanText(low: number, high: number | null, currency: string): string | null {
  const range = yuanRange(low, high, currency)
  if (!range || range[1] < 1000) return null
  const digits = range[1] >= 1_000_000 ? 0 : 1
  const [left, right] = range.map((yuan) => (yuan / 10_000).toFixed(digits))
  return left === right ? `${left} 万元` : `${left}–${right} 万元`
}

/** A price in 万元; null when there is no price or no rate. */
export function valueWan(value: SchoolValue): string | null {
  const currency = currencyOf(value)
  if (value.num === null || !currency) return null
  const wan = isFree(value) ? '不收学费' : wanText(value.num, value.to, currency)
  return wan && [beforeValue(value), wan].filter(Boolean).join(' ')
}

/** The least and the largest price in yuan; null when there is no price, no rate, or the price is that of one part. */
export const yuanSpan = (value: SchoolValue) => (!value.covers ? yuanOfPart(value) : null)

/** The same, also of a part of a school. */
const yuanOfPart = (value: SchoolValue) =>
  value.num === null ? null : yuanRange(value.num, value.to, currencyOf(value))

function currencyOf({ key, text }: SchoolValue) {
  const { unit } = valueDefinition(key)
  return unit === 'words' ? text : (currencies[unit] ?? null)
}

/** A value under its short name, or the label of the question that it answers; a price in 万元 with its own currency below. */
function tileOfValue(value: SchoolValue, question?: string): SchoolTile {
  const { label, short = label, note, suffix } = valueDefinition(value.key)
  const currency = currencyOf(value)
  if (value.num === null || !currency)
    return {
      from: value.key,
      label: question ?? short,
      value: [valueText(value), suffix].filter(Boolean).join(' '),
      note: [note, yearText(value.year)].filter(Boolean).join('，'),
    }
  // A price with quartiles for its ends must not be read as the lowest and the highest.
  const ends = !value.covers && spanWords(value.span).before
  const year = [ends, yearText(value.year)].filter(Boolean).join('，')
  const shown = { from: value.key, ...named(question ?? short, value.covers) }
  if (isFree(value)) return { ...shown, value: '不收学费', note: `另交注册费，${year}`, yuan: [0, 0] }
  const own = moneyText(value.num, value.to, currency)
  const wan = wanText(value.num, value.to, currency)
  const yuan = yuanOfPart(value)
  return {
    ...shown,
    value: wan ?? own,
    note: wan === null ? year : `${own}，${year}`,
    ...(wan !== null && { published: { own, rest: year } }),
    ...(yuan !== null && { yuan }),
  }
}

/** The part of the school stands in the label: its price is not that of the school. */
const named = (label: string, covers: string | null | undefined) =>
  covers == null ? { label } : { label: `${label}（${covers}）`, covers }

const { arwu } = rankings

export const rankLabel = '名次'

const plain = (label: string, value: string | null | undefined, note?: string) =>
  value ? { label, value, ...(note !== undefined && { note }) } : null

/** What is no value of the library, or more than one. */
const others: Readonly<Record<string, Make>> = {
  ranks: ({ rank, arwu: place }) =>
    plain(
      rankLabel,
      [rank && `QS ${rank.text}`, place && `软科 ${place.text}`].filter(Boolean).join(' · '),
      [rank && `QS ${rank.year}`, place && `${arwu.short} ${arwu.edition}`].filter(Boolean).join('，'),
    ),
  living: (_, sum) => sum && { label: '连生活一年', ...sum },
  averages: chinaAverage,
  /** The payment on enrolment. */
  entrance: ({ fees }) => {
    const { once = null, year, currency = null } = fees.find((fee) => fee.once !== null) ?? {}
    if (once === null || !currency) return null
    const own = moneyText(once, null, currency)
    return plain('入学金，一次', wanText(once, null, currency) ?? own, `${own}，${year}`)
  },
  faculties: ({ values }) => {
    const [first, second] = [values.get('faculties'), values.get('graduate-schools')]
    return plain(
      '学部与研究科',
      [first && `${first.num} 学部`, second && `${second.num} 研究科`].filter(Boolean).join(' · '),
      yearText((first ?? second)?.year ?? ''),
    )
  },
}

/** The tile of a question, a value or one of the others. Prices of whole programmes and averages of all students answer no question. */
export function tileOf(name: string, school: School, sum: YearSum = null): SchoolTile | null {
  const other = others[name]
  if (other) return other(school, sum)
  const [value] = keysFor(name).flatMap((key) => school.values.get(key) ?? [])
  return value ? tileOfValue(value, schoolValueFile.read().questions[name]?.label) : null
}

/** A page with fewer figures shows plain rows. */
const fewestTiles = 2

const mostTiles = 6

/** The figures that answer the most frequent questions about a school of its country; empty when there would be only one. */
export function tilesOf(school: School, sum: YearSum): SchoolTile[] {
  const { tiles: names } = schoolValueFile.read()
  const tiles = (
    names[school.level === 'hischool' ? 'hischool' : school.country] ??
    names.others ??
    []
  ).flatMap((choices) => {
    const found = [choices].flat().flatMap((name) => tileOf(name, school, sum) ?? [])
    return found.slice(0, 1)
  })
  return tiles.length < fewestTiles ? [] : tiles.slice(0, mostTiles)
}

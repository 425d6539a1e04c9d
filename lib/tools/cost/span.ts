import { grouped } from '@/lib/core/numbers'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { Level } from '@/lib/tools/cost/levels'
import { toRates } from './figure-amounts'
import { costRows } from './rows'
import { countedLines, formatWan, placesNote, shortYear } from './words'

/** The cost of a level of a country over all its cities, by the calculator's own assumptions. */
type CostSpan = {
  years: number
  /** In yuan: from the low end of the cheapest city to the high end of the dearest. */
  year: { low: number; high: number }
  /** 33.1–50.2 万元, or one number when both ends are the same. */
  perYear: string
  whole: string
  /** What the amounts include: 学费、生活费、保险. */
  includes: string
  /** Whose prices the amounts are of: 有宿位; 中间一半的学校，按 2027 年估. Null when there is nothing to say. */
  condition: string | null
  /** The cities to which the amounts apply; null when they are all of the country's. */
  places: string | null
}

/** The amounts of a country and level; null while tuition, living or housing is unknown everywhere in it. */
export function costSpan(country: string, level: Level, spans: readonly FeeSpan[]): CostSpan | null {
  const all = costRows(country, [level], spans)
  const rows = all.filter(({ estimate }) => estimate.totals !== null)
  const [first] = rows
  if (first === undefined) return null
  const { years } = first.input
  const low = Math.min(...rows.map(({ estimate }) => estimate.totals?.all.yuan.low ?? 0))
  const high = Math.max(...rows.map(({ estimate }) => estimate.totals?.all.yuan.high ?? 0))
  return {
    years,
    year: { low: low / years, high: high / years },
    perYear: rangeText(low / years, high / years),
    whole: rangeText(low, high),
    includes: countedLines(first.estimate.lines),
    condition: placesNote(rows),
    places: rows.length < all.length ? rows.map(({ input }) => input.tier.label).join('、') : null,
  }
}

/** An amount of money that is printed together with its main condition in a few words. */
export type Conditioned = { amount: string; condition: string | null }

/** The cost of a year in short form, in whole ten thousands: 37–61 万. */
export function yearInBrief(country: string, level: Level, spans: readonly FeeSpan[]): Conditioned | null {
  const span = costSpan(country, level, spans)
  if (span === null) return null
  const [low, high] = [span.year.low, span.year.high].map((yuan) => Math.round(yuan / 10_000))
  return {
    amount: low === high ? `${low} 万` : `${low}–${high} 万`,
    condition: span.condition,
  }
}

/**
 * The tuition of a level where the library holds the prices of many schools but a whole sum is not known: the middle half over them, as
 * published, with their year. Null when there are too few.
 */
export function tuitionSpan(
  country: string,
  level: Level,
  spans: readonly FeeSpan[],
): { perYear: string; condition: string } | null {
  const span = spans.find(
    (each) => each.country === country && each.level === level && halves.has(each.basis),
  )
  const [row] = costRows(country, [level], spans)
  if (span === undefined || row === undefined) return null
  const { country: place } = row.input
  const yuan = toRates(place.currency, row.estimate.rate).of(span.currency)
  const [low, high] = [span.low * yuan, span.high * yuan]
  return {
    perYear: rangeText(low, high),
    condition: `中间一半的${span.basis === 'programmes' ? '课程' : '学校'}${span.basis === 'average' ? '，研究生全校平均' : ''}，${shortYear(span.feeYears.at(-1) ?? '')}`,
  }
}

const halves: ReadonlySet<FeeSpan['basis']> = new Set(['schools', 'programmes', 'average'])

/** With one decimal below a million, without above it. */
const wan = (yuan: number): string =>
  yuan < 1_000_000 ? formatWan(yuan) : grouped(Math.round(yuan / 10_000))

const rangeText = (low: number, high: number): string =>
  wan(low) === wan(high) ? `${wan(low)} 万元` : `${wan(low)}–${wan(high)} 万元`

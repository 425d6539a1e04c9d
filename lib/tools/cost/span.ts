import type { Level } from '@/lib/content/cost-countries/country'
import { grouped } from '@/lib/core/numbers'
import type { FeeSpan } from '@/lib/schools/tuition'
import { costRows } from './rows'
import { formatWan, priceYearWords } from './words'

/** The cost of a level of a country over all its cities, by the calculator's own assumptions. */
type CostSpan = {
  years: number
  /** In yuan: from the low end of the cheapest city to the high end of the dearest. */
  year: { low: number; high: number }
  /** 33.1–50.2 万元, or one number when both ends are the same. */
  perYear: string
  whole: string
  /** The cities to which the amounts apply, when there are several. */
  places: string | null
  priceYear: string
}

/** The amounts of a country and level; null while tuition, living or housing is unknown everywhere in it. */
export function costSpan(country: string, level: Level, spans: readonly FeeSpan[]): CostSpan | null {
  const rows = costRows(country, [level], spans).filter(({ estimate }) => estimate.totals !== null)
  const [first] = rows
  if (first === undefined) return null
  const { years } = first.input
  const low = Math.min(...rows.map(({ estimate }) => estimate.totals?.all.yuan.low ?? 0))
  const high = Math.max(...rows.map(({ estimate }) => estimate.totals?.all.yuan.high ?? 0))
  const tuition = first.estimate.lines.find((line) => line.id === 'tuition')
  return {
    years,
    year: { low: low / years, high: high / years },
    perYear: rangeText(low / years, high / years),
    whole: rangeText(low, high),
    places: rows.length > 1 ? rows.map(({ input }) => input.tier.label).join('、') : null,
    priceYear: tuition === undefined ? '' : priceYearWords(tuition),
  }
}

/** The cost of a year in short form, in whole ten thousands: 37–61 万. */
export function yearInBrief(country: string, level: Level, spans: readonly FeeSpan[]): string | null {
  const span = costSpan(country, level, spans)
  if (span === null) return null
  const [low, high] = [span.year.low, span.year.high].map((yuan) => Math.round(yuan / 10_000))
  return low === high ? `${low} 万` : `${low}–${high} 万`
}

/** With one decimal below a million, without above it. */
const wan = (yuan: number): string =>
  yuan < 1_000_000 ? formatWan(yuan) : grouped(Math.round(yuan / 10_000))

const rangeText = (low: number, high: number): string =>
  wan(low) === wan(high) ? `${wan(low)} 万元` : `${wan(low)}–${wan(high)} 万元`

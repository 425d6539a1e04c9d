import { LRUCache } from 'lru-cache'
import { derivedFrom } from '@/lib/collections/derived'
import { type CostCountry, costCountries } from '@/lib/collections/kinds/cost-country'
import { shanghaiDate } from '@/lib/core/time'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { Level } from './levels'
import { type CostRow, costRows } from './rows'
import { placesWhose } from './words'

/** The cost of an average year of a level in a country, over all its places. */
export type YearRange = {
  country: CostCountry
  /** In yuan, from the low end of the cheapest place to the high end of the dearest; null without a whole sum. */
  year: { low: number; high: number; middle: number | null } | null
  /** Whose prices the sum is of: 有宿位; 中间一半的学校. */
  condition: string | null
  /** Every place, with and without a whole sum. */
  rows: readonly CostRow[]
}

type Asked = { level: Level; spans: readonly FeeSpan[] }

/** Every country of the calculator with this level, the smallest upper end first; those without a whole sum are last. */
export const yearRanges = (level: Level, spans: readonly FeeSpan[]): YearRange[] =>
  rangesOfDay().memo(JSON.stringify([level, spans]), { context: { level, spans } })

/** Kept for the day whose price years they use: all countries take as long as the rest of a result's page. */
const rangesOfDay = derivedFrom(
  () => [costCountries.list(), shanghaiDate(new Date())],
  (countries, _day) =>
    new LRUCache<string, YearRange[], Asked>({
      max: 8,
      memoMethod: (_key, _stale, { context: { level, spans } }) =>
        countries
          .map((country) => yearRange(country, costRows(country.value, [level], spans)))
          .toSorted((one, other) => highOf(one) - highOf(other)),
    }),
)

/** Unknown is never cheaper than known. */
const highOf = ({ year }: YearRange): number => year?.high ?? Number.MAX_SAFE_INTEGER

function yearRange(country: CostCountry, rows: readonly CostRow[]): YearRange {
  const priced = rows.filter(({ estimate }) => estimate.totals !== null)
  const years = priced.flatMap(({ estimate: { totals }, input }) =>
    totals === null
      ? []
      : [
          {
            low: totals.all.yuan.low / input.years,
            high: totals.all.yuan.high / input.years,
            middle: totals.all.yuan.typical / input.years,
          },
        ],
  )
  const [only] = years
  return {
    country,
    year:
      only === undefined
        ? null
        : {
            low: Math.min(...years.map(({ low }) => low)),
            high: Math.max(...years.map(({ high }) => high)),
            // Several places have no common middle.
            middle: years.length === 1 ? only.middle : null,
          },
    condition: placesWhose(priced),
    rows,
  }
}

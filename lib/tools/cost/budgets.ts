import { costCountries } from '@/lib/collections/kinds/cost-country'
import type { FeeSpan } from '@/lib/schools/tuition'
import { type CostRow, costRows } from './rows'

/** Yearly budgets in yuan that families ask about. */
export const budgetLimits = [100_000, 200_000, 300_000, 500_000] as const

/** `yearly` is the average cost of a year over the whole course, in yuan. */
type PricedRow = CostRow & { yearly: { low: number; high: number } }

type Budgets = {
  /** Rows by limit: the smallest limit that covers the high end of the row, cheapest first. `null`: more than the last limit. */
  bands: readonly { limit: number | null; rows: readonly PricedRow[] }[]
  /** Rows without tuition, living or housing, which get no total. */
  unpriced: readonly CostRow[]
}

/** Sorts every country, level and city of the calculator by the smallest yearly budget that covers it. */
export function budgetsOf(spans: readonly FeeSpan[]): Budgets {
  const rows = costCountries
    .list()
    .flatMap(({ value }) => costRows(value, ['undergraduate', 'master'], spans))
  const priced = rows.flatMap((row): PricedRow[] => {
    const { totals } = row.estimate
    if (totals === null) return []
    const { low, high } = totals.all.yuan
    return [{ ...row, yearly: { low: low / row.input.years, high: high / row.input.years } }]
  })
  const sorted = priced.toSorted((a, b) => a.yearly.high - b.yearly.high)
  const limitOf = ({ yearly }: PricedRow) => budgetLimits.find((limit) => yearly.high <= limit) ?? null
  return {
    bands: [...budgetLimits, null].map((limit) => ({
      limit,
      rows: sorted.filter((row) => limitOf(row) === limit),
    })),
    unpriced: rows.filter(({ estimate }) => estimate.totals === null),
  }
}

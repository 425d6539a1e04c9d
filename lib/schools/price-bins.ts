import { finderFilters } from './finder'

/** Schools with a price up to `to` in 万元, a choice of the filter; the last bin has no end. */
type PriceBin = { from: number; to: number | null; count: number }

/** The prices of the schools that pass all other filters, in the steps of the price filter. */
export type PriceBins = { known: number; bins: readonly PriceBin[] }

/** With fewer prices there is nothing to see. */
const fewest = 5

const { choices } = finderFilters.cost

/**
 * @param counts for each choice of the price filter the schools up to it
 * @param known the schools with a price
 * @returns null for fewer than five prices, or counts that contradict each other
 */
export function priceBinsOf(
  counts: readonly { value: string; count: number }[],
  known: number,
): PriceBins | null {
  if (known < fewest) return null
  const upTo = choices.map(({ value }) => counts.find((count) => count.value === value)?.count ?? 0)
  const bins = choices.map(
    ({ value }, at): PriceBin => ({
      from: at === 0 ? 0 : Number(choices[at - 1]?.value),
      to: Number(value),
      count: (upTo[at] ?? 0) - (upTo[at - 1] ?? 0),
    }),
  )
  const from = Number(choices.at(-1)?.value)
  bins.push({ from, to: null, count: known - (upTo.at(-1) ?? 0) })
  return bins.every(({ count }) => count >= 0) ? { known, bins } : null
}

/** The first step up to which at least half of the prices are; null when most are beyond the last one. */
export function halfUpTo({ known, bins }: PriceBins): number | null {
  let count = 0
  for (const bin of bins) {
    count += bin.count
    if (count * 2 >= known) return bin.to
  }
  return null
}

import { costCountries } from '@/lib/collections/kinds/cost-country'
import type { FeeSpan } from '@/lib/schools/tuition'
import { tiersOf } from '@/lib/tools/cost/country'
import { type Level, levels } from '@/lib/tools/cost/levels'
import { type Estimate, estimateCost } from './estimate'
import { cityValue } from './fields'
import { type CostInput, readCost } from './input'

/** The cost of a level in a place, by the calculator's own assumptions. */
export type CostRow = {
  input: CostInput
  estimate: Estimate
  /** Level, with place and subject when there are several: 硕士（伦敦）. */
  name: string
}

/** Each level of a country, once for every city that has figures of its own; empty for a country that the calculator does not have. */
export function costRows(value: string, wanted: readonly Level[], spans: readonly FeeSpan[]): CostRow[] {
  const country = costCountries.list().find((each) => each.value === value)
  if (country === undefined) return []
  return wanted.flatMap((level) =>
    tiersOf(country, level).map((tier): CostRow => {
      const { input } = readCost({ country: value, level, city: cityValue(country, tier) })
      const name = levels.find((each) => each.value === level)?.label ?? ''
      const estimate = estimateCost(input, spans)
      const subject = estimate.lines.find(({ id }) => id === 'tuition')?.subject ?? null
      const of = [tiersOf(country, level).length === 1 ? null : tier.label, subject]
        .filter((part) => part !== null)
        .join('，')
      return { input, estimate, name: of === '' ? name : `${name}（${of}）` }
    }),
  )
}

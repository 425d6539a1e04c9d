import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { figure } from '@/lib/facts/registry'
import { isForLevel } from '@/lib/tools/conditions/country'
import type { Rates } from './figure-amounts'
import type { CostInput } from './input'

/** The living costs that a visa asks for, per year in the country's currency, by the lowest rule of the place; null without a rule. */
export function leastFunds({ country, level, tier }: CostInput, rates: Rates): number | null {
  const rules = conditionCountries.list().find(({ code }) => code === country.value)?.funds ?? []
  const amounts = rules
    .filter((rule) => isForLevel(rule, level))
    .filter(({ city }) => city === undefined || city.tier === tier.value)
    .map((rule) => {
      const { value, unit } = figure(rule.figure)
      const low = typeof value === 'number' ? value : Math.min(...[value].flat().map(Number))
      return (low * rule.times * rates.of(unit.split('/')[0] ?? '')) / rates.local
    })
  return amounts.length === 0 ? null : Math.min(...amounts)
}

import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import type { CityTier } from '@/lib/collections/kinds/cost-country'
import { costCountries, firstCostCountry } from '@/lib/collections/kinds/cost-country'
import { yuanPerUnit } from '@/lib/facts/rates'
import { figure } from '@/lib/facts/registry'
import type { FeeSpan } from '@/lib/schools/tuition'
import { type Money, mapMoney } from '@/lib/tools/cost/amount'
import { tiersOf } from '@/lib/tools/cost/country'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { cityValue } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import { readCost } from '@/lib/tools/cost/input'
import { isNeeded } from '@/lib/tools/cost/line'
import { reachOf, reachWords } from '@/lib/tools/cost/within-budget'
import {
  aboutWan,
  lackWords,
  neededWords,
  scopeWords,
  formatWan as wan,
  wanRange,
} from '@/lib/tools/cost/words'
import { type Condition, resultsOf } from './condition'
import type { ConditionInput } from './input'

/** The cost of a stay, and the address of the calculator that shows it. */
export type Cost = {
  name: string
  estimate: Estimate
  /** What the estimate includes and whose prices it is of. */
  scope: string
  href: string
  yuanPerLocal: number
  /** The city that was used because none was chosen, as a text; null when the country has only one. */
  place: string | null
  years: number
}

/**
 * The stay by the cost calculator's own rules, without flights, which have no source. The visitor chooses no city here: a country
 * counts with its national figures, otherwise with its cheapest city that has all figures.
 */
export function costOf(
  { code }: ConditionCountry,
  { level }: ConditionInput,
  spans: readonly FeeSpan[],
): Cost {
  const country = costCountries.list().find(({ value }) => value === code) ?? firstCostCountry()
  const tiers = tiersOf(country, level)
  const national = tiers.filter(({ isNational }) => isNational)
  const all = (national.length > 0 ? national : tiers).map((tier) => {
    const city = cityValue(country, tier)
    const { input } = readCost({ country: country.value, level, city, flights: '0' })
    return { input, estimate: estimateCost(input, spans) }
  })
  const [first, ...others] = all.toSorted((a, b) => byKnownPrice(a.estimate, b.estimate))
  if (first === undefined) throw new Error(`no city of ${code} for ${level}`)
  const { input, estimate } = first
  const isOnly = others.every((other) => other.estimate.totals === null)
  const why = isOnly ? '别的城市没有齐全的数' : '有数的几档里低的一档'
  return {
    name: country.label,
    estimate,
    scope: scopeWords(input, estimate).join('，'),
    href: costHref(input),
    yuanPerLocal: yuanPerUnit(figure(country.rate)),
    years: input.years,
    place: placeOf(input.tier, others.length === 0 ? null : estimate.totals === null ? '' : `（${why}）`),
  }
}

/** @param why the reason for this city; null when there is no other */
const placeOf = ({ label, isNational }: CityTier, why: string | null): string | null =>
  isNational ? label : why === null ? null : `${label}${why}`

/**
 * Cheaper before dearer. Estimates without a total come last, those with the fewest missing lines first, then by the sum of their known
 * lines.
 */
function byKnownPrice(a: Estimate, b: Estimate): number {
  if (a.totals !== null && b.totals !== null) return middleOf(a.totals.all) - middleOf(b.totals.all)
  if (a.totals !== null || b.totals !== null) return a.totals === null ? 1 : -1
  return a.missing.length - b.missing.length || knownLow(a) - knownLow(b)
}

/** The middle of the two ends, not the typical amount: one place may have a median and the other none. */
const middleOf = ({ yuan: { low, high } }: Money): number => (low + high) / 2

const knownLow = ({ floor }: Estimate): number => floor?.all.yuan.low ?? 0

export function budgetCondition({ estimate, scope, href, place, years }: Cost, budget: number): Condition {
  const { totals, missing } = estimate
  const { met, unmet, unknown } = resultsOf('budget', '每年预算', {
    more: { label: '逐项看来源', href },
  })
  const at = place === null ? '' : `按${place}，`
  if (totals === null) {
    const [needed, lack, atLeast] = [neededWords(missing), lackWords(missing), knownLow(estimate) / years]
    const least = atLeast === 0 ? '' : `，平均一年至少 ${wan(atLeast)} 万元，不含${needed}`
    const known = `${at}${lack.why}${least}。`
    if (budget >= atLeast) return unknown(known, { ask: missing.find(isNeeded)?.ask ?? null })
    const text = `不算${needed}，每年至少还差${aboutWan(atLeast - budget)}`
    return unmet(known, { gap: { text, size: Infinity } })
  }
  const yearly = mapMoney(totals.all, (sum) => sum / years)
  const known = `${at}平均一年约 ${wanRange(yearly)} 万元。${scope}。`
  const reach = reachOf(yearly.yuan, budget)
  if (reach !== 'unmet') return met(known, { isLowOnly: reach === 'partly' })
  return unmet(known, { gap: { text: `预算${reachWords.unmet}`, size: yearly.yuan.low - budget } })
}

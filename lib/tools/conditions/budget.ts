import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import type { CityTier, CostCountry } from '@/lib/collections/kinds/cost-country'
import { costCountries, firstCostCountry } from '@/lib/collections/kinds/cost-country'
import { yuanPerUnit } from '@/lib/facts/rates'
import { figure } from '@/lib/facts/registry'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { Money } from '@/lib/tools/cost/amount'
import { atLevel, tiersOf, yearsIn } from '@/lib/tools/cost/country'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { cityValue } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import { readCost } from '@/lib/tools/cost/input'
import type { Level } from '@/lib/tools/cost/levels'
import { isNeeded } from '@/lib/tools/cost/line'
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

/** The first year of a stay, and the address of the calculator that shows it. */
export type Cost = {
  name: string
  estimate: Estimate
  /** What the estimate includes and whose prices it is of. */
  scope: string
  href: string
  yuanPerLocal: number
  /** The city that was used because none was chosen, as a text; null when the country has only one. */
  place: string | null
  /** Years of study whose insurance is paid in one sum before the first year; null when it is paid yearly. */
  insuredYears: number | null
}

/**
 * The first year by the cost calculator's own rules, without flights, which have no source. The visitor chooses no city here: a country
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
    const { input } = readCost({ country: country.value, level, city, years: '1', flights: '0' })
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
    insuredYears: insuredYearsOf(country, level, yearsIn(country, level)),
    place: placeOf(input.tier, others.length === 0 ? null : estimate.totals === null ? '' : `（${why}）`),
  }
}

/** `years` when the insurance of a level is paid in one sum with the visa, for more than one year; otherwise null. */
const insuredYearsOf = (country: CostCountry, level: Level, years: number): number | null =>
  years > 1 && atLevel(country.insurance, level)?.visaMonths !== undefined ? years : null

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

export function budgetCondition(
  { estimate, scope, href, place, insuredYears }: Cost,
  budget: number,
): Condition {
  const { totals, missing } = estimate
  const { met, unmet, unknown } = resultsOf('budget', '每年预算', {
    more: { label: '逐项看来源', href },
  })
  const once = insuredYears === null ? '' : `保险只算了一年，${insuredYears} 年的要在第一年一次付清。`
  const at = place === null ? '' : `按${place}，`
  if (totals === null) {
    const [needed, lack, atLeast] = [neededWords(missing), lackWords(missing), knownLow(estimate)]
    const least = atLeast === 0 ? '' : `，第一年至少 ${wan(atLeast)} 万元，不含${needed}`
    const known = `${at}${lack.why}${least}。${once}`
    if (budget >= atLeast) return unknown(known, { ask: missing.find(isNeeded)?.ask ?? null })
    const text = `不算${needed}，每年至少还差${aboutWan(atLeast - budget)}`
    return unmet(known, { gap: { text, size: Infinity } })
  }
  const { low, typical } = totals.all.yuan
  const range = wanRange(totals.all)
  const middle = range === wan(typical) ? '' : `，中间值 ${wan(typical)} 万元`
  const known = `${at}第一年约 ${range} 万元${middle}。${scope}。${once}`
  if (budget >= typical) return met(known)
  if (budget >= low) return met(`${known}够得着价低的学校，不够中间值。`, { isLowOnly: true })
  const size = low - budget
  return unmet(known, { gap: { text: `按价低的学校每年还差${aboutWan(size)}`, size } })
}

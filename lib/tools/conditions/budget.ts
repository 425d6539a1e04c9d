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
  fundsWords,
  lackWords,
  neededWords,
  formatWan as wan,
  wanRange,
} from '@/lib/tools/cost/words'
import type { Condition } from './condition'
import { toEvidence } from './evidence'
import type { ConditionInput } from './input'

/** The first year of a stay, and the address of the calculator that shows it. */
export type Cost = {
  name: string
  estimate: Estimate
  href: string
  yuanPerLocal: number
  /** Value of the city in the calculator; null when none was chosen. */
  tier: string | null
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
    href: costHref(input),
    yuanPerLocal: yuanPerUnit(figure(country.rate)),
    tier: null,
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
  { estimate, href, place, insuredYears }: Cost,
  { budget }: ConditionInput,
): Condition {
  const { totals, lines, missing } = estimate
  const lacks = missing.map(({ label }) => label)
  const base = {
    id: 'budget' as const,
    label: '每年预算',
    evidence: lines.flatMap(({ facts }) => facts.map(toEvidence)),
    more: { label: '打开费用计算器逐项看', href },
    ask: null,
    gap: null,
  }
  // When the prices are only of a few schools or one field of study, the text says so.
  const tuition = lines.find(({ id, published }) => id === 'tuition' && published === null)
  const basis = tuition?.state === 'sourced' && tuition.note !== null ? `学费的依据：${tuition.note}` : ''
  const upFront =
    insuredYears === null
      ? ''
      : `医疗保险只按一年算；${insuredYears} 年的要在第一年一次付清，第一年要备的比这里多。`
  const at = place === null ? '' : `按${place}，`
  const left = `${lacks.length > 0 ? `没有来源、未计入：${lacks.join('、')}。` : ''}机票没有计入。${upFront}${basis}`
  const mine = budget === null ? '没有填预算。' : `您的预算每年 ${wan(budget)} 万元。`
  if (totals === null) {
    const needed = neededWords(missing)
    const lack = lackWords(missing)
    const atLeast = knownLow(estimate)
    const least = `至少 ${wan(atLeast)} 万元，不含${needed}`
    const known = `${at}${lack.why}`
    if (budget !== null && budget < atLeast) {
      const size = atLeast - budget
      return {
        ...base,
        status: 'unmet',
        brief: `${least}，已差${aboutWan(size)}`,
        reason: `${mine}${known}，第一年${least}。${left}`,
        gap: {
          text: `不算${needed}，每年已差${aboutWan(size)}`,
          size,
        },
      }
    }
    const first = atLeast === 0 ? '' : `第一年${least}；`
    const reason = `${mine}${known}，${first}总数无法比较。到费用计算器里${lack.way}。${left}`
    const brief = atLeast === 0 ? `缺${needed}，无法比较` : `${least}，够不够还不知道`
    return { ...base, status: 'unknown', brief, reason, ask: missing.find(isNeeded)?.ask ?? null }
  }
  const { low, typical } = totals.all.yuan
  const range = wanRange(totals.all)
  const isOne = range === wan(typical)
  const middle = isOne ? '' : `，中间值 ${wan(typical)} 万元`
  const funds = fundsWords(estimate)
  const known = `${at}第一年约 ${range} 万元${middle}${funds === null ? '' : `（生活费${funds}）`}`
  if (budget === null) {
    return { ...base, status: 'unknown', brief: '没有填预算', reason: `${mine}${known}。${left}` }
  }
  if (budget >= typical) {
    const brief = isOne ? `不低于第一年的 ${wan(typical)} 万元` : `不低于第一年的中间值 ${wan(typical)} 万元`
    return {
      ...base,
      status: 'met',
      brief,
      reason: `${mine}${known}，预算不低于${isOne ? '它' : '中间值'}。${left}`,
    }
  }
  const size = typical - budget
  if (!isOne && budget >= low) {
    const brief = `够价低的学校（约 ${wan(low)} 万元起），离中间值每年差${aboutWan(size)}`
    return {
      ...base,
      status: 'met',
      isLowOnly: true,
      brief,
      reason: `${mine}${known}，够得着价低的学校，不够中间值。${left}`,
    }
  }
  if (isOne) {
    const text = `每年还差${aboutWan(size)}`
    return {
      ...base,
      status: 'unmet',
      brief: text,
      reason: `${mine}${known}，预算不够。${left}`,
      gap: { text, size },
    }
  }
  const text = `离低值每年还差${aboutWan(low - budget)}（离中间值${aboutWan(size)}）`
  return {
    ...base,
    status: 'unmet',
    brief: text,
    reason: `${mine}${known}，不到低值。${left}`,
    gap: { text, size: low - budget },
  }
}

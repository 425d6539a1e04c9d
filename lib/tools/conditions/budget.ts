import type { FeeSpan } from '@/lib/api/tuition'
import { costCountries } from '@/lib/content/cost-countries/countries'
import { yuanPerUnit } from '@/lib/facts/rates'
import { figure } from '@/lib/facts/registry'
import { tiersOf } from '@/lib/tools/cost/country'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { cityValue } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import { readCost } from '@/lib/tools/cost/input'
import { isNeeded } from '@/lib/tools/cost/line'
import { fundsWords, lackWords, neededWords, formatWan as wan, wanRange } from '@/lib/tools/cost/words'
import type { Condition } from './condition'
import type { ConditionCountry } from './country'
import { toEvidence } from './evidence'
import type { ConditionInput } from './input'

/** The first year of a stay, and the address of the calculator that shows it. */
export type Cost = {
  name: string
  estimate: Estimate
  href: string
  yuanPerLocal: number
  /** Value of the city in the calculator; null where none was asked for. */
  tier: string | null
  /** The city that was taken because none was asked for, in words; null where the country has but one. */
  place: string | null
}

/**
 * The first year by the cost calculator's own rules, without flights, for which no source is known. No city is asked for, so
 * that every country is taken at its cheapest city of which all is known: one standard for all.
 */
export function costOf(
  { code }: ConditionCountry,
  { level }: ConditionInput,
  spans: readonly FeeSpan[],
): Cost {
  const country = costCountries.find(({ value }) => value === code) ?? costCountries[0]
  const all = tiersOf(country, level).map((tier) => {
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
    place: others.length === 0 ? null : `${input.tier.label}${estimate.totals === null ? '' : `（${why}）`}`,
  }
}

/** Cheap before dear; what has no total comes last, that of which most is known first, by what is known of it. */
function byKnownPrice(a: Estimate, b: Estimate): number {
  if (a.totals !== null && b.totals !== null) return a.totals.all.yuan.typical - b.totals.all.yuan.typical
  if (a.totals !== null || b.totals !== null) return a.totals === null ? 1 : -1
  return a.missing.length - b.missing.length || knownLow(a) - knownLow(b)
}

const knownLow = ({ lines }: Estimate): number => lines.reduce((sum, { total }) => sum + total.yuan.low, 0)

export function budgetCondition({ estimate, href, place }: Cost, { budget }: ConditionInput): Condition {
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
  // Prices of a few schools or of one direction only are said to be that.
  const tuition = lines.find(({ id, published }) => id === 'tuition' && published === null)
  const basis = tuition?.state === 'sourced' && tuition.note !== null ? `学费的依据：${tuition.note}` : ''
  const at = place === null ? '' : `按${place}，`
  const left = `${lacks.length > 0 ? `没有来源、未计入：${lacks.join('、')}。` : ''}机票没有计入。${basis}`
  const mine = budget === null ? '没有填预算。' : `您的预算每年 ${wan(budget)} 万元。`
  if (totals === null) {
    const needed = neededWords(missing)
    const lack = lackWords(missing)
    const atLeast = knownLow(estimate)
    const known = `${at}${lack.why}`
    if (budget !== null && budget < atLeast) {
      const size = atLeast - budget
      return {
        ...base,
        status: 'unmet',
        brief: `已知各项已差约 ${wan(size)} 万元`,
        reason: `${mine}${known}，已知的各项第一年已要 ${wan(atLeast)} 万元。${left}`,
        gap: {
          text: `不算${needed}，每年已差约 ${wan(size)} 万元`,
          size,
        },
      }
    }
    const reason = `${mine}${known}，总数无法比较。到费用计算器里${lack.way}。${left}`
    const brief = `缺${needed}，无法比较`
    return { ...base, status: 'unknown', brief, reason, ask: missing.find(isNeeded)?.ask ?? null }
  }
  const { low, typical } = totals.all.yuan
  const range = wanRange(totals.all)
  const isOne = range === wan(typical)
  const middle = isOne ? '' : `，中间值 ${wan(typical)} 万元`
  const funds = fundsWords(lines)
  const known = `${at}第一年约 ${range} 万元${middle}${funds === '' ? '' : `（${funds}）`}`
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
  const reach = isOne ? '预算不够' : budget >= low ? '够得着低价的学校，不够中间值' : '不到低值'
  const short = `${isOne ? '' : '离中间值'}每年还差约 ${wan(size)} 万元`
  return {
    ...base,
    status: 'unmet',
    brief: short,
    reason: `${mine}${known}，${reach}。${left}`,
    gap: { text: short, size },
  }
}

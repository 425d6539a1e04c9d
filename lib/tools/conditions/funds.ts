import type { ConditionCountry, FundsRule } from '@/lib/collections/kinds/condition-country'
import { type Figure, figure } from '@/lib/facts/registry'
import { isForLevel } from '@/lib/tools/conditions/country'
import type { Level } from '@/lib/tools/cost/levels'
import { aboutWan, formatWan as wan } from '@/lib/tools/cost/words'
import type { Cost } from './budget'
import type { Condition } from './condition'
import { toEvidence } from './evidence'
import type { ConditionInput } from './input'

/** A rule with the required amount in yuan. */
type Need = { rule: FundsRule; fact: Figure; yuan: number }

/** The rules of the level and, when the city is known, of that city; the lowest amount first. */
function needsOf({ funds }: ConditionCountry, { tier, yuanPerLocal }: Cost, level: Level): Need[] {
  return funds
    .filter((rule) => isForLevel(rule, level))
    .filter(({ city }) => city === undefined || tier === null || city.tier === tier)
    .map((rule) => {
      const fact = figure(rule.figure)
      return { rule, fact, yuan: Math.round(lowest(fact) * rule.times * yuanPerLocal) }
    })
    .toSorted((a, b) => a.yuan - b.yuan)
}

const placed = ({ rule: { city } }: Need): string => city?.name ?? ''

/**
 * Compares the budget with the visa's funds. When the city is unknown, a budget between the lowest and the highest amount gives no
 * result.
 */
export function fundsCondition(
  country: ConditionCountry,
  cost: Cost,
  { level, budget }: ConditionInput,
): Condition {
  const needs = needsOf(country, cost, level)
  const base = { id: 'funds' as const, label: '签证资金证明', gap: null, more: null }
  const [least] = needs
  const most = needs.at(-1)
  if (least === undefined || most === undefined) {
    return {
      ...base,
      status: 'unknown',
      brief: '没有查到固定数额',
      reason: '暂无数据：没有查到有来源的固定数额，由学校或使领馆按情况核定。',
      evidence: [],
      ask: country.visa,
    }
  }
  const tuition = cost.estimate.lines.find(({ id }) => id === 'tuition')
  const known = { ...base, evidence: needs.map(({ fact }) => toEvidence(fact)), ask: country.visa }
  const amounts = needs.map((need) => `${placed(need)}约 ${wan(need.yuan)} 万元`).join('，')
  const living = `生活费部分按汇率折合${amounts}。${least.rule.note}`
  if (budget === null) {
    const brief = `生活费部分${amounts}；没有填预算`
    return { ...known, status: 'unknown', brief, reason: `${living}没有填预算，无法比较。` }
  }
  if (budget < least.yuan) {
    const size = least.yuan - budget
    return {
      ...known,
      status: 'unmet',
      brief: `生活费部分${amounts}，还差${aboutWan(size)}`,
      reason: `${living}您的预算低于这一部分。`,
      gap: { text: `还差${aboutWan(size)}`, size },
    }
  }
  if (tuition === undefined || tuition.state !== 'sourced') {
    return {
      ...known,
      status: 'unknown',
      brief: `生活费部分${amounts}；学费不知道`,
      reason: `${living}学费暂无数据，合计无法比较。`,
    }
  }
  return { ...known, ...withTuition({ least, most, budget, living, tuition: tuition.total.yuan.low }) }
}

type Sums = { least: Need; most: Need; budget: number; living: string; tuition: number }

/** Compares living costs and the low end of a year's tuition with the budget. */
function withTuition({
  least,
  most,
  budget,
  living,
  tuition,
}: Sums): Pick<Condition, 'status' | 'brief' | 'reason' | 'gap'> {
  const [low, high] = [least.yuan + tuition, most.yuan + tuition]
  const reason = `${living}加上学费的低值，合计${placed(least)}约 ${wan(low)} 万元`
  if (budget < low) {
    const size = low - budget
    return {
      status: 'unmet',
      brief: `连学费${placed(least)}约 ${wan(low)} 万元，还差${aboutWan(size)}`,
      reason: `${reason}。`,
      gap: { text: `合计还差${aboutWan(size)}`, size },
    }
  }
  if (budget < high) {
    const lack = `${placed(most)}约 ${wan(high)} 万元，还差${aboutWan(high - budget)}`
    return {
      status: 'unknown',
      brief: `连学费${placed(least)}约 ${wan(low)} 万元，预算够；${lack}`,
      reason: `${reason}，您的预算够；${lack}。看学校在哪座城市。`,
      gap: null,
    }
  }
  return {
    status: 'met',
    brief: `连学费${placed(most)}约 ${wan(high)} 万元，预算够`,
    reason: `${living}加上学费的低值，合计${placed(most)}约 ${wan(high)} 万元，您的预算够；还要看存期和来源证明。`,
    gap: null,
  }
}

function lowest({ id, value }: Figure): number {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  return typeof value === 'number' ? value : Math.min(...value)
}

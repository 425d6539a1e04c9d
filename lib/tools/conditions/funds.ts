import type { ConditionCountry, FundsRule } from '@/lib/collections/kinds/condition-country'
import { type Figure, figure } from '@/lib/facts/registry'
import { isForLevel } from '@/lib/tools/conditions/country'
import type { Level } from '@/lib/tools/cost/levels'
import { aboutWan, formatWan as wan } from '@/lib/tools/cost/words'
import type { Cost } from './budget'
import { type Condition, resultsOf } from './condition'

/** A rule with the required amount in yuan. */
type Need = { rule: FundsRule; fact: Figure; yuan: number }

/** The rules of the level, the lowest amount first. */
function needsOf({ funds }: ConditionCountry, { yuanPerLocal }: Cost, level: Level): Need[] {
  return funds
    .filter((rule) => isForLevel(rule, level))
    .map((rule) => {
      const fact = figure(rule.figure)
      return { rule, fact, yuan: Math.round(lowest(fact) * rule.times * yuanPerLocal) }
    })
    .toSorted((a, b) => a.yuan - b.yuan)
}

const placed = ({ rule: { city } }: Need): string => city?.name ?? ''

/**
 * Compares the budget with the visa's funds and the low end of a year's tuition. No city is asked for, so a budget between the lowest
 * and the highest amount gives no result.
 */
export function fundsCondition(
  country: ConditionCountry,
  cost: Cost,
  { level, budget }: { level: Level; budget: number },
): Condition {
  const needs = needsOf(country, cost, level)
  const { met, unmet, unknown } = resultsOf('funds', '签证资金证明', {
    ask: country.visa,
    evidence: needs.map(({ fact }) => fact),
  })
  const [least, most] = [needs[0], needs.at(-1)]
  if (least === undefined || most === undefined) return unknown()
  const amounts = needs.map((need) => `${placed(need)}约 ${wan(need.yuan)} 万元`).join('，')
  const living = `生活费部分按汇率折合${amounts}。${least.rule.note}`
  const short = (size: number, text: string) => ({ gap: { text: `${text}还差${aboutWan(size)}`, size } })
  if (budget < least.yuan)
    return unmet(`${living}您的预算低于这一部分。`, short(least.yuan - budget, '签证资金'))
  const tuition = cost.estimate.lines.find(({ id, state }) => id === 'tuition' && state === 'sourced')
  if (tuition === undefined) return unknown(`${living}学费没查到，合计没有比。`)
  const [low, high] = [least, most].map(({ yuan }) => yuan + tuition.total.yuan.low) as [number, number]
  const sum = (need: Need, yuan: number) => `加上学费的低值，${placed(need)}约 ${wan(yuan)} 万元`
  if (budget < low) return unmet(`${living}${sum(least, low)}。`, short(low - budget, '学费加签证资金'))
  if (budget >= high) return met(`${living}${sum(most, high)}，您的预算够；还要看存期和来源证明。`)
  const lack = `${placed(most)}约 ${wan(high)} 万元，还差${aboutWan(high - budget)}`
  return unknown(`${living}${sum(least, low)}，您的预算够；${lack}。看学校在哪座城市。`)
}

function lowest({ id, value }: Figure): number {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  return typeof value === 'number' ? value : Math.min(...value)
}

import { type Figure, figure } from '@/lib/facts/registry'
import { formatWan as wan } from '@/lib/tools/cost/words'
import type { Cost } from './budget'
import type { Condition } from './condition'
import { type ConditionCountry, isForLevel } from './country'
import { toEvidence } from './evidence'
import type { ConditionInput } from './input'

export function fundsCondition(
  country: ConditionCountry,
  cost: Cost,
  { level, budget }: ConditionInput,
): Condition {
  const rule = country.funds.find((each) => isForLevel(each, level))
  const base = { id: 'funds' as const, label: '签证资金证明', gap: null, more: null }
  if (rule === undefined) {
    return {
      ...base,
      status: 'unknown',
      brief: '没有查到固定数额',
      reason: '暂无数据：没有查到有来源的固定数额，由学校或使领馆按情况核定。',
      evidence: [],
      ask: country.visa,
    }
  }
  const fact = figure(rule.figure)
  const need = Math.round(lowest(fact) * rule.times * cost.yuanPerLocal)
  const tuition = cost.estimate.lines.find(({ id }) => id === 'tuition')
  const known = { ...base, evidence: [toEvidence(fact)], ask: country.visa }
  const living = `生活费部分按汇率折合约 ${wan(need)} 万元。${rule.note}`
  if (budget === null) {
    const brief = `生活费部分约 ${wan(need)} 万元；没有填预算`
    return { ...known, status: 'unknown', brief, reason: `${living}没有填预算，无法比较。` }
  }
  if (budget < need) {
    const size = need - budget
    return {
      ...known,
      status: 'unmet',
      brief: `生活费部分约 ${wan(need)} 万元，还差约 ${wan(size)} 万元`,
      reason: `${living}您的预算低于这一部分。`,
      gap: { text: `还差约 ${wan(size)} 万元`, size },
    }
  }
  if (tuition === undefined || tuition.state !== 'sourced') {
    return {
      ...known,
      status: 'unknown',
      brief: `够生活费部分约 ${wan(need)} 万元；学费不知道`,
      reason: `${living}您的预算够这一部分；学费暂无数据，合计无法比较。`,
    }
  }
  const both = need + tuition.total.yuan.low
  if (budget < both) {
    const size = both - budget
    return {
      ...known,
      status: 'unmet',
      brief: `连学费约 ${wan(both)} 万元，还差约 ${wan(size)} 万元`,
      reason: `${living}加上学费的低值，合计约 ${wan(both)} 万元。`,
      gap: { text: `合计还差约 ${wan(size)} 万元`, size },
    }
  }
  return {
    ...known,
    status: 'met',
    brief: `连学费约 ${wan(both)} 万元，预算够`,
    reason: `${living}加上学费的低值，合计约 ${wan(both)} 万元，您的预算够；还要看存期和来源证明。`,
  }
}

function lowest({ id, value }: Figure): number {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  return typeof value === 'number' ? value : Math.min(...value)
}

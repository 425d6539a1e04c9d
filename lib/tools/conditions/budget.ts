import type { FeeSpan } from '@/lib/api/tuition'
import { costCountries } from '@/lib/content/cost-countries/countries'
import { figure } from '@/lib/facts/registry'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { yuanPerUnit } from '@/lib/tools/cost/figure-amounts'
import { costHref } from '@/lib/tools/cost/href'
import { readCost } from '@/lib/tools/cost/input'
import { isNeeded } from '@/lib/tools/cost/line'
import { neededWords, formatWan as wan } from '@/lib/tools/cost/words'
import type { Condition } from './condition'
import type { ConditionCountry } from './country'
import { toEvidence } from './evidence'
import type { ConditionInput } from './input'

/** The first year of a stay, and the address of the calculator that shows it. */
export type Cost = { name: string; estimate: Estimate; href: string; yuanPerLocal: number }

/** The first year by the cost calculator's own rules, without flights, for which no source is known. */
export function costOf(
  { code }: ConditionCountry,
  { level }: ConditionInput,
  spans: readonly FeeSpan[],
): Cost {
  const { input } = readCost({ country: code, level, years: '1', flights: '0' })
  const rate = costCountries.find(({ value }) => value === code)?.rate ?? input.country.rate
  return {
    name: input.country.label,
    estimate: estimateCost(input, spans),
    href: costHref(input),
    yuanPerLocal: yuanPerUnit(figure(rate)),
  }
}

export function budgetCondition({ estimate, href }: Cost, { budget }: ConditionInput): Condition {
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
  const left = `${lacks.length > 0 ? `没有来源、未计入：${lacks.join('、')}。` : ''}机票没有计入。`
  const mine = budget === null ? '没有填预算。' : `您的预算每年 ${wan(budget)} 万元。`
  if (totals === null) {
    const needed = neededWords(missing)
    const atLeast = lines.reduce((sum, line) => sum + line.total.yuan.low, 0)
    const known = `${needed}因学校而异，没有公布的区间`
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
    const reason = `${mine}${known}，总数无法比较。选定学校后在费用计算器里填上它的学费再看。${left}`
    const brief = `缺${needed}，无法比较`
    return { ...base, status: 'unknown', brief, reason, ask: missing.find(isNeeded)?.ask ?? null }
  }
  const { low, high, typical } = totals.all.yuan
  const known = `第一年约 ${wan(low)}–${wan(high)} 万元，中间值 ${wan(typical)} 万元`
  if (budget === null) {
    return { ...base, status: 'unknown', brief: '没有填预算', reason: `${mine}${known}。${left}` }
  }
  if (budget >= typical) {
    const brief = `不低于第一年的中间值 ${wan(typical)} 万元`
    return { ...base, status: 'met', brief, reason: `${mine}${known}，预算不低于中间值。${left}` }
  }
  const size = typical - budget
  const reach = budget >= low ? '够得着低价的学校，不够中间值' : '不到低值'
  return {
    ...base,
    status: 'unmet',
    brief: `离中间值每年还差约 ${wan(size)} 万元`,
    reason: `${mine}${known}，${reach}。${left}`,
    gap: { text: `离中间值每年还差约 ${wan(size)} 万元`, size },
  }
}

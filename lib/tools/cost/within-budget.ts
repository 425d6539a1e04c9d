type Ends = readonly { low: number; high: number }[]

/** How many ranges are wholly and how many only partly within a yearly budget, in the same unit. */
export function withinBudget(ranges: Ends, budget: number): { whole: number; part: number } {
  const whole = ranges.filter(({ high }) => high <= budget).length
  return { whole, part: ranges.filter(({ low }) => low <= budget).length - whole }
}

/**
 * What a yearly budget covers: 一年 30 万元，17 个国家和地区里，7 个的本科整段在内，3 个有一部分在内.
 * @param ranges and budget in 万元
 * @param level its name: 本科
 */
export function budgetWords(ranges: Ends, budget: number, level: string): string {
  const { whole, part } = withinBudget(ranges, budget)
  const of = `一年 ${Number(budget.toFixed(1))} 万元，${ranges.length} 个国家和地区里`
  if (whole + part === 0) return `${of}，${level}都不在内`
  const parts = [
    ...(whole > 0 ? [`${whole} 个的${level}整段在内`] : []),
    ...(part > 0 ? [`${part} 个${whole > 0 ? '' : `的${level}`}有一部分在内`] : []),
  ]
  return [of, ...parts].join('，')
}

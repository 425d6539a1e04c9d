type Ends = readonly { low: number; high: number }[]

/** How many ranges are wholly and how many only partly within a yearly budget, in the same unit. */
export function withinBudget(ranges: Ends, budget: number): { whole: number; part: number } {
  const whole = ranges.filter(({ high }) => high <= budget).length
  return { whole, part: ranges.filter(({ low }) => low <= budget).length - whole }
}

/**
 * What a yearly budget covers: 一年 30 万读本科，12 个地方里 6 个够，3 个够一部分学校.
 * @param ranges and budget in 万元
 * @param level its name: 本科
 */
export function budgetWords(ranges: Ends, budget: number, level: string): string {
  const { whole, part } = withinBudget(ranges, budget)
  return `一年 ${Number(budget.toFixed(1))} 万读${level}，${ranges.length} 个地方里 ${whole} 个够，${part} 个够一部分学校`
}

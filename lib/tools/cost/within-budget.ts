type Ends = { low: number; high: number }

/**
 * What a budget reaches of a range, in the same unit. Its ends are those of half of the schools, or of one: below the low one others may be
 * cheaper, so nothing says how much is missing.
 */
export const reachOf = ({ low, high }: Ends, budget: number) =>
  budget >= high ? 'met' : budget >= low ? 'partly' : 'unmet'

export const reachWords = { met: '够', partly: '看学校', unmet: '偏低' } as const

/**
 * What a yearly budget covers: 一年 30 万读本科，12 个地方里 6 个够，3 个看学校.
 * @param ranges and budget in 万元
 * @param level its name: 本科
 */
export function budgetWords(ranges: readonly Ends[], budget: number, level: string): string {
  const reached = (['met', 'partly'] as const).map(
    (reach) => `${ranges.filter((range) => reachOf(range, budget) === reach).length} 个${reachWords[reach]}`,
  )
  return `一年 ${Number(budget.toFixed(1))} 万读${level}，${ranges.length} 个地方里 ${reached.join('，')}`
}

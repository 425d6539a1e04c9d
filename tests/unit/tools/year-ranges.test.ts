import { expect, it } from 'vitest'
import { listTuitionSpans } from '@/lib/api/tuition'
import { costRows } from '@/lib/tools/cost/rows'
import { budgetWords, withinBudget } from '@/lib/tools/cost/within-budget'
import { yearRanges } from '@/lib/tools/cost/year-ranges'
import { readBudget } from '@/lib/tools/cost/yearly-budget'

const spans = await listTuitionSpans()

it.each(['undergraduate', 'master'] as const)('has the sums of the calculator at level %s', (level) => {
  const ranges = yearRanges(level, spans)
  for (const { country, year } of ranges) {
    const sums = costRows(country.value, [level], spans).flatMap(({ input, estimate: { totals } }) =>
      totals === null
        ? []
        : [{ low: totals.all.yuan.low / input.years, high: totals.all.yuan.high / input.years }],
    )
    expect(year?.low).toBe(sums.length === 0 ? undefined : Math.min(...sums.map(({ low }) => low)))
    expect(year?.high).toBe(sums.length === 0 ? undefined : Math.max(...sums.map(({ high }) => high)))
  }
  expect(ranges.filter(({ year }) => year !== null).length).toBeGreaterThan(8)
})

it('puts a country without a whole sum after all others', () => {
  const ranges = yearRanges('master', spans)
  const first = ranges.findIndex(({ year }) => year === null)
  expect(first).toBeGreaterThan(0)
  expect(ranges.slice(first).every(({ year }) => year === null)).toBe(true)
})

it.each([
  [30, { whole: 2, part: 1 }],
  [25, { whole: 1, part: 2 }],
  [9, { whole: 0, part: 0 }],
  [99, { whole: 4, part: 0 }],
])('counts what a budget of %s covers, its limit included', (budget, covered) => {
  const ranges = [
    { low: 10, high: 15 },
    { low: 15, high: 30 },
    { low: 25, high: 60 },
    { low: 61, high: 70 },
  ]
  expect(withinBudget(ranges, budget)).toEqual(covered)
})

it('says what a budget covers', () => {
  const ranges = [
    { low: 10, high: 15 },
    { low: 25, high: 60 },
  ]
  expect(budgetWords(ranges, 30.5, '本科')).toBe('一年 30.5 万读本科，2 个地方里 1 个够，1 个够一部分学校')
})

it.each([
  [{}, null],
  [{ budget: '' }, null],
  [{ budget: '30' }, 300_000],
  [{ budget: '30万' }, 300_000],
  [{ budget: '300,000' }, 300_000],
])('reads the budget of %j', (params, budget) => {
  expect(readBudget(params)).toEqual({ budget, error: null })
})

it.each(['abc', '-5', '9999万'])('says why a budget of %s is not drawn', (text) => {
  expect(readBudget({ budget: text })).toEqual({
    budget: null,
    error: expect.stringContaining('请填每年的预算'),
  })
})

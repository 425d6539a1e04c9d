import { describe, expect, it } from 'vitest'
import { placesIn } from '@/components/features/guides/budget-words'
import { listTuitionSpans } from '@/lib/api/tuition'
import { budgetsOf } from '@/lib/tools/cost/budgets'
import { costRows } from '@/lib/tools/cost/rows'
import { costSpan, yearInBrief } from '@/lib/tools/cost/span'
import { budgetWords, reachOf } from '@/lib/tools/cost/within-budget'
import { yearRanges } from '@/lib/tools/cost/year-ranges'
import { readBudget } from '@/lib/tools/cost/yearly-budget'

const spans = await listTuitionSpans()

type Rows = ReturnType<typeof costRows>

/** From the cheapest city of the calculator to its dearest, in yuan a year; undefined where no city has a sum. */
function rangeOf(rows: Rows) {
  const sums = rows.flatMap(({ input: { years }, estimate: { totals } }) =>
    totals === null ? [] : [{ low: totals.all.yuan.low / years, high: totals.all.yuan.high / years }],
  )
  if (sums.length === 0) return undefined
  return {
    low: Math.min(...sums.map(({ low }) => low)),
    high: Math.max(...sums.map(({ high }) => high)),
  }
}

describe('the cost of a year in a country', () => {
  it('ranges from its cheapest city to its dearest', () => {
    const rows = costRows('de', ['undergraduate'], [])
    expect(rows.length).toBeGreaterThan(1)
    expect(costSpan('de', 'undergraduate', [])?.year).toEqual(rangeOf(rows))
    expect(yearInBrief('de', 'undergraduate', [])?.amount).toMatch(/^\d+–\d+ 万$/)
  })

  it.each(['nz', 'nowhere'])('is not given for %s, where the calculator has no sum', (country) => {
    expect(costSpan(country, 'undergraduate', [])).toBeNull()
    expect(yearInBrief(country, 'undergraduate', [])).toBeNull()
  })

  it.each(['undergraduate', 'master'] as const)('is that of the calculator at level %s', (level) => {
    const ranges = yearRanges(level, spans)
    for (const { country, year } of ranges) {
      const own = rangeOf(costRows(country.value, [level], spans))
      expect([year?.low, year?.high]).toEqual([own?.low, own?.high])
    }
    expect(ranges.filter(({ year }) => year !== null).length).toBeGreaterThan(8)
  })

  it('stands after all others where it is no whole sum', () => {
    const ranges = yearRanges('master', spans)
    const first = ranges.findIndex(({ year }) => year === null)
    expect(first).toBeGreaterThan(0)
    expect(ranges.slice(first).every(({ year }) => year === null)).toBe(true)
  })
})

describe('the places of each budget', () => {
  const { bands, unpriced } = budgetsOf(spans)

  it('are under the smallest that covers their upper end', () => {
    let below = 0
    for (const { limit, rows } of bands) {
      const outside = rows.filter(({ yearly }) => yearly.high <= below || yearly.high > (limit ?? Infinity))
      expect(outside.map(({ name }) => name)).toEqual([])
      below = limit ?? below
    }
  })

  it('have the same sums as the calculator', () => {
    const shown = bands.flatMap(({ rows }) => rows).filter(({ input }) => input.country.value === 'uk')
    const reckoned = costRows('uk', ['undergraduate', 'master'], spans)
    for (const { input, name, yearly } of shown) {
      const same = reckoned.find((row) => row.name === name)
      expect(yearly.high * input.years).toBeCloseTo(same?.estimate.totals?.all.yuan.high ?? 0)
    }
    expect(shown.length).toBeGreaterThan(0)
  })

  it('have no sum where tuition, living or housing is unknown', () => {
    expect(unpriced.length).toBeGreaterThan(0)
    expect(unpriced.filter(({ estimate }) => estimate.totals !== null)).toEqual([])
  })

  it('are named with the city when it is enough only for some cities of a country', () => {
    const all = costRows('jp', ['undergraduate', 'master'], spans)
    const [first, ...others] = all
    if (first === undefined) throw new Error('no row of Japan')
    expect(placesIn(all, all)).toEqual(['日本'])
    expect(others.length).toBeGreaterThan(1)
    expect(placesIn([first], all)).toEqual([`日本本科（${first.input.tier.label}）`])
    const masters = all.filter(({ input }) => input.level === 'master')
    expect(placesIn(masters, all)).toEqual(['日本硕士（国立到私立）'])
  })
})

describe('a budget', () => {
  const ranges = [
    { low: 10, high: 15 },
    { low: 15, high: 30 },
    { low: 25, high: 60 },
    { low: 61, high: 70 },
  ]

  it.each([
    [30, ['met', 'met', 'partly', 'unmet']],
    [25, ['met', 'partly', 'partly', 'unmet']],
  ])('of %s reaches, the ends included, %o', (budget, reached) => {
    expect(ranges.map((range) => reachOf(range, budget))).toEqual(reached)
  })

  it('says what it covers', () => {
    expect(budgetWords(ranges, 30.5, '本科')).toBe('一年 30.5 万读本科，4 个地方里 2 个够，1 个看学校')
  })

  it.each([
    [{}, null],
    [{ budget: '' }, null],
    [{ budget: '30万' }, 300_000],
  ])('of the address %j is read', (params, budget) => {
    expect(readBudget(params)).toEqual({ budget, error: null })
  })

  it.each(['abc', '9999万'])('of %s is not drawn, and it says why', (text) => {
    const error = expect.stringContaining('请填每年的预算')
    expect(readBudget({ budget: text })).toEqual({ budget: null, error })
  })
})

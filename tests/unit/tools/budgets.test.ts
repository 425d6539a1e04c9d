import { expect, it } from 'vitest'
import { placesIn } from '@/components/features/guides/budget-words'
import { listTuitionSpans } from '@/lib/api/tuition'
import { budgetsOf } from '@/lib/tools/cost/budgets'
import { costRows } from '@/lib/tools/cost/rows'

const spans = await listTuitionSpans()
const { bands, unpriced } = budgetsOf(spans)

it('puts each country, level and city under the smallest budget that covers its upper end', () => {
  let below = 0
  for (const { limit, rows } of bands) {
    const outside = rows.filter(({ yearly }) => yearly.high <= below || yearly.high > (limit ?? Infinity))
    expect(outside.map(({ name }) => name)).toEqual([])
    below = limit ?? below
  }
})

it('has the same sums as the calculator', () => {
  const shown = bands.flatMap(({ rows }) => rows).filter(({ input }) => input.country.value === 'uk')
  const reckoned = costRows('uk', ['undergraduate', 'master'], spans)
  for (const { input, name, yearly } of shown) {
    const same = reckoned.find((row) => row.name === name)
    expect(yearly.high * input.years).toBeCloseTo(same?.estimate.totals?.all.yuan.high ?? 0)
  }
  expect(shown.length).toBeGreaterThan(0)
})

it('gives no sum where tuition, living or housing is unknown', () => {
  expect(unpriced.length).toBeGreaterThan(0)
  expect(unpriced.filter(({ estimate }) => estimate.totals !== null)).toEqual([])
})

it('names the city when a budget is enough only for some cities of a country', () => {
  const all = costRows('jp', ['undergraduate', 'master'], spans)
  const [first, ...others] = all
  if (first === undefined) throw new Error('no row of Japan')
  expect(placesIn(all, all)).toEqual(['日本'])
  expect(others.length).toBeGreaterThan(1)
  expect(placesIn([first], all)).toEqual([`日本本科（${first.input.tier.label}）`])
  const masters = all.filter(({ input }) => input.level === 'master')
  expect(placesIn(masters, all)).toEqual(['日本硕士（国立到私立）'])
})

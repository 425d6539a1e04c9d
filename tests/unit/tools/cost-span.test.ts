import { describe, expect, it } from 'vitest'
import { costRows } from '@/lib/tools/cost/rows'
import { costSpan, yearInBrief } from '@/lib/tools/cost/span'

describe('the cost of a year in a country', () => {
  it('ranges from its cheapest city to its dearest', () => {
    const years = costRows('de', ['undergraduate'], []).map(({ input, estimate }) => ({
      low: (estimate.totals?.all.yuan.low ?? 0) / input.years,
      high: (estimate.totals?.all.yuan.high ?? 0) / input.years,
    }))
    expect(years.length).toBeGreaterThan(1)
    expect(costSpan('de', 'undergraduate', [])?.year).toEqual({
      low: Math.min(...years.map(({ low }) => low)),
      high: Math.max(...years.map(({ high }) => high)),
    })
    expect(yearInBrief('de', 'undergraduate', [])?.amount).toMatch(/^\d+–\d+ 万$/)
  })

  it.each(['nz', 'nowhere'])('is not given for %s, where the calculator has no sum', (country) => {
    expect(costSpan(country, 'undergraduate', [])).toBeNull()
    expect(yearInBrief(country, 'undergraduate', [])).toBeNull()
  })
})

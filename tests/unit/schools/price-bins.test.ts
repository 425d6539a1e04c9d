import { describe, expect, it } from 'vitest'
import { halfUpTo, priceBinsOf } from '@/lib/schools/price-bins'

const steps = [10, 15, 20, 25, 30, 40, 50]
const upTo = (...counts: number[]) => steps.map((wan, at) => ({ value: String(wan), count: counts[at] ?? 0 }))
const countsOf = (bins: ReturnType<typeof priceBinsOf>) => bins?.bins.map(({ count }) => count)

describe('the prices of a list in steps', () => {
  it.each([
    ['no price', upTo(), 0],
    ['four prices', upTo(1, 2, 3, 4, 4, 4, 4), 4],
    ['counts that fall', upTo(9, 3, 3, 3, 3, 3, 3), 9],
    ['more up to a step than there are prices', upTo(0, 0, 0, 0, 0, 0, 9), 6],
  ])('are not drawn for %s', (_, counts, known) => {
    expect(priceBinsOf(counts, known)).toBeNull()
  })

  it('are what each step adds, and the rest is beyond the last one', () => {
    const bins = priceBinsOf(upTo(1, 3, 6, 6, 7, 9, 9), 12)
    expect(countsOf(bins)).toEqual([1, 2, 3, 0, 1, 2, 0, 3])
    expect(bins?.bins.at(-1)).toEqual({ from: 50, to: null, count: 3 })
    expect(bins?.bins[1]).toEqual({ from: 10, to: 15, count: 2 })
  })

  it('that are all equal are one column', () => {
    expect(countsOf(priceBinsOf(upTo(0, 0, 6, 6, 6, 6, 6), 6))).toEqual([0, 0, 6, 0, 0, 0, 0, 0])
  })

  it('of 3,000 schools add up', () => {
    const bins = priceBinsOf(upTo(100, 400, 900, 1500, 2100, 2600, 2900), 3000)
    expect(countsOf(bins)?.reduce((sum, count) => sum + count, 0)).toBe(3000)
    expect(bins && halfUpTo(bins)).toBe(25)
  })

  it('have no half within the steps when most are beyond the last one', () => {
    const bins = priceBinsOf(upTo(0, 0, 0, 0, 0, 1, 2), 9)
    expect(bins && halfUpTo(bins)).toBeNull()
  })
})

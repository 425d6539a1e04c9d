import { describe, expect, it } from 'vitest'
import { axisOfRanges, placeRange } from '@/components/ui/plots/ranges'

const range = (low: number, high: number, middle: number | null = null) => ({ low, high, middle })

describe('the axis of ranges', () => {
  it('does not exist without a range', () => {
    expect(axisOfRanges([])).toBeNull()
  })

  it.each([
    ['one range', [range(12, 18)], 12, 18],
    ['equal ends', [range(20, 20), range(20, 20)], 18, 22],
    ['ranges in any order', [range(30, 61), range(5, 8)], 0, 80],
  ] as const)('fits %s', (_, ranges, low, high) => {
    expect(axisOfRanges(ranges)).toMatchObject({ low, high })
  })

  it('reaches as far as a limit', () => {
    expect(axisOfRanges([range(10, 20)], [60])).toMatchObject({ high: 60 })
  })

  it('leaves one range of fifty beyond its end, and fits 3,000', () => {
    const usual = Array.from({ length: 49 }, (_, at) => range(10 + at / 10, 20 + at / 10))
    expect(axisOfRanges([...usual, range(12, 900)])?.high).toBeLessThan(40)
    expect(axisOfRanges(usual.slice(1).concat(range(12, 900)))?.high).toBeGreaterThanOrEqual(900)
    const many = Array.from({ length: 3000 }, (_, at) => range(at % 300, (at % 300) + 5))
    expect(axisOfRanges(many)).toMatchObject({ low: 0, high: 300 })
  })
})

describe('a range on an axis', () => {
  const axis = { low: 10, high: 50, lines: [20, 30, 40] }

  it('has the places of its ends and its middle', () => {
    expect(placeRange(axis, range(20, 40, 30))).toEqual({
      from: 0.25,
      to: 0.75,
      middle: 0.5,
      isBelow: false,
      isAbove: false,
    })
  })

  it('ends at the axis and says that it goes on', () => {
    expect(placeRange(axis, range(5, 90, 60))).toEqual({
      from: 0,
      to: 1,
      middle: null,
      isBelow: true,
      isAbove: true,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { axisAround } from '@/components/ui/plots/axis'
import { axisOfRanges, placeRange } from '@/components/ui/plots/ranges'
import { namesAbove, stripOf } from '@/components/ui/plots/strip'

const range = (low: number, high: number, middle: number | null = null) => ({ low, high, middle })

describe('the axis of ranges', () => {
  it('does not exist without a range', () => {
    expect(axisOfRanges([])).toBeNull()
  })

  it.each([
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

describe('an axis', () => {
  it.each([
    ['of equal values has room on both sides', 5, 5, 4.5, 5.5, [5]],
    ['of zeros', 0, 0, -1, 1, [-0.5, 0, 0.5]],
    ['whose ends are round already', 0, 40, 0, 40, [10, 20, 30]],
    ['of values below zero', -14, 9, -20, 10, [-10, 0]],
  ] as const)('%s', (_, least, most, low, high, lines) => {
    expect(axisAround(least, most)).toEqual({ low, high, lines })
  })

  it('has at most three lines and its values between its ends', () => {
    for (let at = 1; at < 400; at++) {
      const [least, most] = [at * 0.37, at * 0.37 + (at % 17) * 1.3]
      const { low, high, lines } = axisAround(least, most)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(low).toBeLessThanOrEqual(least)
      expect(high).toBeGreaterThanOrEqual(most)
    }
  })
})

describe('a strip of values', () => {
  it.each([
    ['four values', [1, 2, 3, 4]],
    ['five entries of which one is not a number', [1, 2, 3, 4, Number.NaN]],
  ] as const)('is not made of %s', (_, values) => {
    expect(stripOf(values)).toBeNull()
  })

  it('has the middle half and the middle of five values in any order', () => {
    expect(stripOf([5, 1, 4, 2, 3])).toEqual({
      axis: { low: 1, high: 5, lines: [2, 3, 4] },
      marks: [1, 2, 3, 4, 5],
      least: 1,
      quarter: 2,
      middle: 3,
      threeQuarters: 4,
      most: 5,
      below: null,
      above: null,
      count: 5,
    })
  })

  it('draws equal values once and counts all', () => {
    expect(stripOf([8, 8, 8, 8, 8, 8])).toMatchObject({ marks: [8], quarter: 8, threeQuarters: 8, count: 6 })
  })

  it('counts what is far from all others, and does not draw it', () => {
    const values = [...Array.from({ length: 98 }, (_, at) => 20 + at / 10), 900, 1000]
    const strip = stripOf(values)
    expect(strip?.axis.high).toBeLessThan(50)
    expect(strip).toMatchObject({ above: { count: 2, farthest: 1000 }, below: null, most: 1000, count: 100 })
    expect(strip?.marks).toHaveLength(98)
  })

  it('reaches as far as the value that the page is about', () => {
    const values = [...Array.from({ length: 98 }, (_, at) => 20 + at / 10), 60, 900]
    expect(stripOf(values, 60)).toMatchObject({ axis: { high: 60 }, above: { count: 1, farthest: 900 } })
  })

  it('ends half a step beyond its values where nothing is further', () => {
    expect(stripOf([11.2, 18, 22, 27, 32])?.axis).toEqual({ low: 10, high: 35, lines: [20, 30] })
    expect(stripOf([16, 18, 22, 27, 36])?.axis).toEqual({ low: 15, high: 40, lines: [20, 30] })
    expect(stripOf([12, 18, 22, 27, 36])?.axis).toEqual({ low: 10, high: 40, lines: [20, 30] })
  })
})

describe('names above a strip', () => {
  const axis = { low: 0, high: 100, lines: [50] }
  const name = (value: number) => ({ value, label: `${value}` })
  const rowsOf = (...values: number[]) => namesAbove(axis, values.map(name)).map(({ label }) => label)

  it.each([
    ['no value', [], []],
    ['equal values, in their order', [7, 7], ['7', '7']],
    ['values of both halves, those at the ends on top', [60, 2, 30, 95], ['2', '95', '30', '60']],
    ['values beyond the axis, which have none', [-1, 101, 50], ['50']],
  ])('of %s', (_, values, rows) => {
    expect(rowsOf(...values)).toEqual(rows)
  })

  it('end at values of the right half', () => {
    expect(namesAbove(axis, [name(10), name(80)]).map(({ isBefore }) => isBefore)).toEqual([false, true])
  })
})

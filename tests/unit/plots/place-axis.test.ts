import { describe, expect, it } from 'vitest'
import { placeAt, slopeOf } from '@/components/ui/plots/place-axis'
import { table } from '@/tests/support/table'

const exact = (place: number) => ({ from: place, to: place })

describe('an axis of places', () => {
  it.each([
    [300, 1, 0],
    [300, 300, 1],
    [100, 10, 0.5],
  ])('to %i has the place %i at %f', (last, place, at) => {
    expect(placeAt(last, place)).toBeCloseTo(at, 10)
  })

  it('keeps what is beyond its ends at them', () => {
    expect(placeAt(300, 1500)).toBe(1)
    expect(placeAt(300, 0)).toBe(0)
  })
})

describe('the way from one place to the next', () => {
  it.each(
    table(
      `
      up | 20 | 10
      down | 10 | 20
      level | 7 | 7
    `,
      [String, Number, Number],
    ),
  )('is %s from %i to %i', (way, before, now) => {
    expect(slopeOf(exact(before), exact(now)).way).toBe(way)
  })

  it('is equally steep for equal proportions', () => {
    expect(slopeOf(exact(100), exact(80)).now[0]).toBeCloseTo(slopeOf(exact(10), exact(8)).now[0], 10)
  })

  it('fills the height from 100 to 50 and stays in it from 1,400 to 1', () => {
    expect(slopeOf(exact(100), exact(50))).toMatchObject({ before: [1, 1], now: [0, 0] })
    expect(slopeOf(exact(1400), exact(1))).toMatchObject({ before: [1, 1], now: [0, 0] })
  })

  it('has equal places at half the height', () => {
    expect(slopeOf(exact(1), exact(1))).toMatchObject({ before: [0.5, 0.5], now: [0.5, 0.5] })
  })

  it.each([
    ['into a band', exact(800), { from: 801, to: 850 }],
    ['out of a band', { from: 801, to: 850 }, exact(700)],
    ['within a band', { from: 801, to: 850 }, { from: 801, to: 850 }],
    ['into a band without an end', { from: 1201, to: 1400 }, { from: 1401, to: 1500 }],
  ])('has no direction %s, and the band has a height', (_, before, now) => {
    const slope = slopeOf(before, now)
    expect(slope.way).toBe('unknown')
    for (const [place, [top, bottom]] of [
      [before, slope.before],
      [now, slope.now],
    ] as const)
      expect(bottom > top).toBe(place.to > place.from)
  })
})

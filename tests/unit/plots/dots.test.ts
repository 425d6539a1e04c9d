import { describe, expect, it } from 'vitest'
import { gridDotsOf, pictureOf } from '@/components/ui/dots'

const picture = pictureOf({ south: -1, north: 1, west: -1, east: 1 }, 200, 200)
const widths = [
  { from: 1, width: 1 },
  { from: 3, width: 2 },
]
const pathsOf = (points: { lat: number; lon: number }[]) =>
  gridDotsOf(points, picture, 10, widths).map(({ path }) => path)

describe('dots of a grid', () => {
  it('are none without points', () => {
    expect(pathsOf([])).toEqual(['', ''])
  })

  it('are one dot for the points of a cell, wider where there are more', () => {
    const same = { lat: 0, lon: 0 }
    expect(pathsOf([same])).toEqual(['m100 100h0', ''])
    expect(pathsOf([same, { lat: 0.02, lon: 0.03 }])).toEqual(['m100 100h0', ''])
    expect(pathsOf([same, same, same])).toEqual(['', 'm100 100h0'])
  })

  it('follow each other by steps', () => {
    expect(
      pathsOf([
        { lat: 0, lon: 0.5 },
        { lat: 1, lon: -1 },
      ]),
    ).toEqual(['m0 0h0m150 100h0', ''])
  })
})

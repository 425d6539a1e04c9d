import { describe, expect, it } from 'vitest'
import { gridDotsOf, pictureOf, placesOfNames } from '@/components/ui/dots'

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

describe('the names of cities', () => {
  const city = { name: '伦敦', lat: 0, lon: 0 }
  const placed = (dots: { lat: number; lon: number }[], ...cities: (typeof city)[]) =>
    placesOfNames(cities, picture, dots)

  it('are at the right of their places, or at the left near the right edge', () => {
    expect(placed([], city)).toMatchObject([{ x: 108, y: 104, isBefore: false, isFar: false }])
    expect(placed([], { ...city, lon: 0.9 })).toMatchObject([{ x: 182, isBefore: true }])
  })

  it('keep off the dots', () => {
    const right = [0.1, 0.2, 0.3].map((lon) => ({ lat: 0, lon }))
    expect(placed(right, city)).toMatchObject([{ isBefore: true, isFar: false }])
    const both = [...right, ...right.map(({ lat, lon }) => ({ lat, lon: -lon }))]
    expect(placed(both, city)).not.toMatchObject([{ y: 104, isFar: false }])
  })

  it('keep off each other', () => {
    const near = { name: '深圳', lat: 0.05, lon: 0.05 }
    const [first, second] = placed([], city, near)
    expect(first).toMatchObject({ x: 108, y: 104 })
    expect(second).not.toMatchObject({ isBefore: false, y: 99 })
    expect(placed([], { ...near, lat: 0.5 }, city)).toMatchObject([{}, { x: 108, y: 104 }])
  })
})

import { describe, expect, it } from 'vitest'
import { campusMapOf, kilometresBetween, sharedMapOf } from '@/lib/schools/campuses'

describe('the map of campuses', () => {
  it('includes the school among the campuses of its country', () => {
    const map = campusMapOf({ id: 'uk-university-college-london', country: 'uk' })
    expect(map?.own).toMatchObject({ id: 'uk-university-college-london' })
    expect(map?.points.length).toBeGreaterThan(100)
    expect(map?.points.every(({ id }) => id.startsWith('uk-'))).toBe(true)
  })

  it('is not shown when only cities are known, or when a campus is far outside the frame', () => {
    expect(campusMapOf({ id: 'jp-the-university-of-tokyo', country: 'jp' })).toBeNull()
    expect(campusMapOf({ id: 'us-university-of-hawai-i-at-manoa', country: 'us' })).toBeNull()
    expect(campusMapOf({ id: 'uk-nowhere', country: 'uk' })).toBeNull()
  })
})

describe('the map of several schools', () => {
  const ucl = { id: 'uk-university-college-london', country: 'uk' }
  const edinburgh = { id: 'uk-university-of-edinburgh', country: 'uk' }
  const harvard = { id: 'us-harvard-university', country: 'us' }

  it('has their campuses in their order', () => {
    expect(sharedMapOf([edinburgh, ucl])?.owns.map(({ id }) => id)).toEqual([edinburgh.id, ucl.id])
  })

  it.each([
    ['none', []],
    ['one', [ucl]],
    ['two countries', [ucl, harvard]],
    ['an unknown campus', [ucl, { id: 'uk-nowhere', country: 'uk' }]],
    [
      'a country without a map',
      [
        { id: 'sg-national-university-of-singapore', country: 'sg' },
        { id: 'sg-nanyang-technological-university', country: 'sg' },
      ],
    ],
  ])('is not shown for %s', (_, schools) => {
    expect(sharedMapOf(schools)).toBeNull()
  })
})

it.each([
  [{ lat: 51.5, lon: -0.1 }, { lat: 51.5, lon: -0.1 }, 0],
  [{ lat: 51.5074, lon: -0.1278 }, { lat: 55.9533, lon: -3.1883 }, 534],
  [{ lat: 40.7128, lon: -74.006 }, { lat: 34.0522, lon: -118.2437 }, 3936],
])('from %o to %o are %i km', (one, other, kilometres) => {
  expect(Math.round(kilometresBetween(one, other))).toBe(kilometres)
})

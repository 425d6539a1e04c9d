import { describe, expect, it } from 'vitest'
import { campusMapOf } from '@/lib/schools/campuses'

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

import { describe, expect, it } from 'vitest'
import { reachOf } from '@/components/features/people/branch-reach'

const seats = [
  { city: '甲', lat: 40, lon: 116, overseas: false },
  { city: '乙', lat: 25, lon: 103, overseas: false },
  { city: '丙', lat: 23, lon: 114, overseas: false },
  { city: '近岛', lat: 20.5, lon: 114, overseas: true },
  { city: '远岛', lat: 1, lon: 104, overseas: true },
]

describe('the map of the branches', () => {
  it('says how far north and west the mainland’s branches reach', () => {
    expect(reachOf(seats).title).toBe('内地 3 城；甲以北、乙以西没有分公司，可以约视频面谈')
    const [, ...others] = seats
    expect(reachOf(others).title).toContain('乙以北、乙以西')
  })

  it('shows a near city outside the mainland, and names one that is too far for the picture', () => {
    const { shown, outside, frame } = reachOf(seats)
    expect(shown.map(({ name }) => name)).toEqual(['甲', '乙', '丙', '近岛'])
    expect(outside).toEqual(['远岛'])
    for (const { lat, lon } of shown) {
      expect(lat).toBeGreaterThan(frame.south)
      expect(lat).toBeLessThan(frame.north)
      expect(lon).toBeGreaterThan(frame.west)
      expect(lon).toBeLessThan(frame.east)
    }
  })
})

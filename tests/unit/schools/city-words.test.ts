import { describe, expect, it } from 'vitest'
import { cityWords } from '@/components/features/schools/city-words'

const cities = [
  { name: '甲', lat: 50, lon: 0 },
  { name: '乙', lat: 52, lon: 0 },
]
const many = (count: number, lat: number, lon = 0) => Array.from({ length: count }, () => ({ lat, lon }))

describe('the sentence above the map of a country', () => {
  it.each([
    ['no school', [], 0, '，一点一所'],
    ['too few near any city', many(4, 50), 4, '，一点一所'],
    ['equally many, the first city', [...many(5, 52), ...many(5, 50)], 10, '里，5 所离甲市中心不到 25 公里'],
    ['those within 25 km only', [...many(6, 52.2), ...many(9, 52.3)], 15, '里，6 所离乙市中心不到 25 公里'],
    ['a degree of longitude as shorter', many(5, 52, 0.36), 5, '里，5 所离乙市中心不到 25 公里'],
  ])('of %s', (_, points, count, words) => {
    expect(cityWords('某国', points, cities)).toBe(`图上的 ${count} 所某国大学${words}`)
  })
})

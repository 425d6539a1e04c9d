import { describe, expect, it } from 'vitest'
import { worldWords } from '@/components/features/schools/world-words'

const countries = (...counts: number[]) => counts.map((count, at) => ({ name: 'ABCD'[at] ?? '', count }))

describe('the sentence above the map of all countries', () => {
  it.each([
    [[], null],
    [[7], '院校库 7 所大学都在A'],
    [[3000, 48], '院校库 3,048 所大学里，3,000 所在A，其次是B 48 所'],
    [[9, 5, 5, 1], '院校库 20 所大学里，9 所在A，其次是B 5 所、C 5 所'],
    [[5, 5, 5], '院校库 15 所大学里，A、B、C各 5 所'],
  ])('%j', (counts, words) => {
    expect(worldWords(countries(...counts))).toBe(words)
  })
})

import { describe, expect, it } from 'vitest'
import { ageRemarks, isFirm, readingAge, readingMonth } from '@/lib/facts/immigration/reading-age'

describe('the age of what was read of a programme', () => {
  it.each<[asOf: string | null, age: string, isFirm: boolean, month: string]>([
    ['2026-11-20', 'fresh', true, '2026-11'],
    ['2026-05-22', 'fresh', true, '2026-05'],
    ['2026-05-21', 'aged', true, '2026-05'],
    ['2025-11-21', 'aged', true, '2025-11'],
    ['2025-11-12', 'old', false, '2025-11'],
    ['2025-12', 'aged', true, '2025-12'],
    ['2024', 'old', false, '2024'],
    [null, 'undated', false, '没有日期'],
  ])('is, for %s on 21 November 2026: %s, firm %s', (asOf, age, firm, month) => {
    const found = readingAge(asOf, new Date('2026-11-21T00:00:00Z'))
    expect(found).toBe(age)
    expect(isFirm(found)).toBe(firm)
    expect(readingMonth(asOf)).toBe(month)
    expect(ageRemarks[found] === null).toBe(age === 'fresh')
  })
})

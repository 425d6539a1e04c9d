import { describe, expect, it } from 'vitest'
import { ageRemarks, isFirm, readingAge, readingMonth } from '@/lib/facts/immigration/reading-age'
import { flag, maybe, table } from '@/tests/support/table'

describe('the age of what was read of a programme', () => {
  it.each(
    table(
      `
      2026-11-20 | fresh | yes | 2026-11
      2026-05-22 | fresh | yes | 2026-05
      2026-05-21 | aged | yes | 2026-05
      2025-11-21 | aged | yes | 2025-11
      2025-11-12 | old | no | 2025-11
      2025-12 | aged | yes | 2025-12
      2024 | old | no | 2024
      – | undated | no | 没有日期
    `,
      [maybe, String, flag, String],
    ),
  )('is, for %s on 21 November 2026: %s, firm %s', (asOf, age, firm, month) => {
    const found = readingAge(asOf, new Date('2026-11-21T00:00:00Z'))
    expect(found).toBe(age)
    expect(isFirm(found)).toBe(firm)
    expect(readingMonth(asOf)).toBe(month)
    expect(ageRemarks[found] === null).toBe(age === 'fresh')
  })
})

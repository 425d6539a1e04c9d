import { describe, expect, it } from 'vitest'
import { isTestPopupSeason } from '@/lib/widget/test-season'

describe('the season of the test popup, by the date in Shanghai', () => {
  it.each([
    ['2026-01-01T00:00:00+08:00', false],
    ['2026-06-21T23:59:59+08:00', false],
    ['2026-06-22T00:00:00+08:00', true],
    // It is still the 21st in London and New York.
    ['2026-06-21T16:00:00Z', true],
    ['2026-06-21T15:59:59Z', false],
    ['2026-07-01T00:00:00+08:00', true],
    ['2026-12-31T23:59:59+08:00', true],
    ['2026-12-31T16:00:00Z', false],
    ['2027-06-22T12:00:00+08:00', true],
    ['2027-05-30T12:00:00+08:00', false],
  ])('%s: %s', (now, expected) => {
    expect(isTestPopupSeason(new Date(now))).toBe(expected)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { expiryOf, isPeriod } from '@/lib/facts/expiry'
import { figure } from '@/lib/facts/registry'
import { maybe, table } from '@/tests/support/table'

describe('the end of a period', () => {
  it.each(
    table(
      `
      2026–27 学年 | 2027-08-31
      2025–26 申请季 | 2026-08-31
      2026 年入学 | 2027-08-31
      2025 年入学，隔年调查 | 2027-12-31
      2026 年 | 2026-12-31
      2026-12-31 止 | 2026-12-31
      截至 2026-09-12 | 2027-09-12
      2026-10-06 | 2027-10-06
      截至 2023 年 6 月 | 2024-06-30
      2025-07-01 起 | –
      年份不详 | –
    `,
      [String, maybe],
    ),
  )('%s ends %s', (period, end) => {
    expect(isPeriod(period)).toBe(true)
    expect(expiryOf(period)).toBe(end)
  })

  it.each(['2026-08-21 读', '2026/27', '2024–25 学年（页面所示）', 'from 8 April 2026', ''])(
    '%s is not a valid period',
    (period) => {
      expect(isPeriod(period)).toBe(false)
    },
  )
})

describe('a figure after the end of its period', () => {
  afterEach(() => vi.useRealTimers())

  // A day begins in Shanghai, where the readers are, eight hours earlier than in Greenwich.
  it.each([
    ['2027-08-31T15:59:59Z', false],
    ['2027-08-31T16:00:00Z', true],
  ])('has expired at %s: %s', (now, isExpired) => {
    vi.useFakeTimers({ now: new Date(now) })
    const { isExpired: found, caution } = figure('hk-hku-stem-2627')
    expect(found).toBe(isExpired)
    expect(caution).toBe(isExpired ? '已过适用期' : null)
  })
})

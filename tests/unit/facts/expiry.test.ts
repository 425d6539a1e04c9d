import { afterEach, describe, expect, it, vi } from 'vitest'
import { expiryOf } from '@/lib/facts/expiry'
import { figure } from '@/lib/facts/registry'

describe('the end of a period', () => {
  it.each([
    ['2025–26 学年', '2026-08-31'],
    ['2024–25 学年（页面所示）', '2025-08-31'],
    ['2024–25 与 2025–26 学年', '2026-08-31'],
    ['2025–26 申请季', '2026-08-31'],
    ['2026 年', '2026-12-31'],
    ['2025 年（4–5 月调查）', '2025-12-31'],
    ['2019 财年调查（令和元年）', '2019-12-31'],
    ['2026 年 6 月月度值', '2027-06-30'],
    ['截至 2023 年 6 月（2023-06-02 更新）', '2024-06-30'],
    ['截至 2026-09-12', '2027-09-12'],
    ['来源核对于 2026-06-20', '2027-06-20'],
    ['2027-01-01 前的申请', '2026-12-31'],
    ['2025-07-01 起', null],
    ['2025 年 4 月入学起', null],
    ['2019 年 12 月起（页面 2025-02-08）', null],
    ['来源未标日期', null],
    ['皇家法令 11/2018', null],
  ])('%s ends %s', (period, end) => {
    expect(expiryOf(period)).toBe(end)
  })
})

describe('a figure past its period', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['2026-08-31T12:00:00Z', null],
    ['2026-09-01T12:00:00Z', '适用期到 2026-08-31 为止，请以新公布的数为准'],
  ])('at %s says: %s', (now, caution) => {
    vi.useFakeTimers({ now: new Date(now) })
    expect(figure('us-tuition-pub-oos-2526').caution).toBe(caution)
  })

  it('keeps the warning that its source already needed', () => {
    vi.useFakeTimers({ now: new Date('2027-01-02T00:00:00Z') })
    expect(figure('uk-visafee-2026').caution).toBe('此项每年调整或已有变动，请到官方页面核对后使用')
    vi.setSystemTime(new Date('2027-12-01T00:00:00Z'))
    expect(figure('uk-visafee-2026').caution).toMatch(/核对后使用；适用期到 2027-09-12 为止/)
  })
})

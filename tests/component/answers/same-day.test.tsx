import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { readAddress } from './open-address'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00+08:00') }))
afterEach(() => vi.useRealTimers())

it.each(['us-university-of-pennsylvania', 'hk-chinese-university-of-hong-kong'])(
  'the page of %s prints all its registered days',
  async (school) => {
    const days = deadlines.flatMap((row) =>
      row.school === school && row.level === 'undergraduate' ? (row.closes ?? []) : [],
    )
    expect(days.length).toBeGreaterThan(0)
    const text = await readAddress(`/yxk/${school}`)
    expect(days.filter((day) => !text.includes(day))).toEqual([])
  },
)

import { expect, it } from 'vitest'
import { shanghaiDate, shanghaiMidnight, shanghaiTime } from '@/lib/core/time'
import { table } from '@/tests/support/table'

it.each(
  table(`
    2026-11-19T15:59:59Z | 2026-11-19 | 23:59 | 2026-11-18T16:00:00Z
    2026-11-19T16:00:00Z | 2026-11-20 | 00:00 | 2026-11-19T16:00:00Z
    2026-12-31T16:30:00Z | 2027-01-01 | 00:30 | 2026-12-31T16:00:00Z
  `),
)('%s is in Shanghai on %s at %s', (at, date, time, midnight) => {
  expect(shanghaiDate(new Date(at))).toBe(date)
  expect(shanghaiTime(new Date(at))).toBe(time)
  expect(shanghaiMidnight(Date.parse(at))).toBe(Date.parse(midnight))
})

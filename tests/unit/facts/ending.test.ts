import { afterEach, describe, expect, it, vi } from 'vitest'
import { minute } from '@/lib/core/time'
import { daysLeft, isOver, standing } from '@/lib/facts/admissions/deadline-words'
import { type Deadline, deadlines, findDeadline } from '@/lib/facts/admissions/deadlines'
import { endingIn, endingOf, isPast } from '@/lib/facts/ending'
import { perhapsPast } from '@/lib/facts/marks'
import { table } from '@/tests/support/table'

const zones = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles']

afterEach(() => {
  vi.unstubAllEnvs()
})

const shanghai = (time: string) => new Date(`${time}+08:00`)
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minute)

/** Last minutes of rows, in Beijing: converted by hand. */
const lastMinutes: Readonly<Record<string, string>> = {
  'uc.first-year': '2026-12-01T15:59',
  'ca-university-of-british-columbia.main': '2027-01-16T14:59',
  'ucas.main': '2027-01-14T02:00',
  'hkpfs.registration': '2026-12-01T12:00',
  'uac.semester-1': '2027-02-05T20:59',
}

const zoned = deadlines.flatMap((row) => (row.ending !== null && row.timeZone !== null ? [row] : []))
const unzoned = deadlines.filter(({ ending, timeZone }) => ending !== null && timeZone === null)

describe.each(zones)('with the process in %s', (zone) => {
  it.each(zoned.map((row) => [row.id, row] as const))('%s is open in its last minute only', (id, row) => {
    vi.stubEnv('TZ', zone)
    const last = new Date((row.ending?.by ?? 0) - minute)
    if (lastMinutes[id] !== undefined) expect(last).toEqual(shanghai(lastMinutes[id]))
    expect([isOver(row, last), isOver(row, after(last, 1))]).toEqual([false, true])
    if (daysLeft(row, last) !== null) expect(standing(row, last)).toBe('今天截止')
  })

  it('a row without a zone is over when its country’s last zone is', () => {
    vi.stubEnv('TZ', zone)
    for (const row of unzoned) {
      const { first, last } = row.ending ?? { first: 0, last: 0 }
      expect(standing(row, new Date(first - minute)), row.id).not.toBe(perhapsPast)
      expect(isOver(row, new Date(last - minute)), row.id).toBe(false)
      if (first < last)
        for (const at of [first, last - minute]) expect(standing(row, new Date(at)), row.id).toBe(perhapsPast)
      expect(isOver(row, new Date(last)), row.id).toBe(true)
    }
  })
})

it('finds every row of the table', () => {
  expect(Object.keys(lastMinutes).filter((id) => !zoned.some((row) => row.id === id))).toEqual([])
})

describe('a day of a country with several zones', () => {
  it.each(
    table(`
      us | 2027-01-05 | 2027-01-06T13:00 | 2027-01-06T18:00
      ca | 2027-01-15 | 2027-01-16T11:30 | 2027-01-16T15:00
      nz | 2026-12-01 | 2026-12-01T19:00 | 2026-12-01T19:00
      UK/CA | 2027-01-15 | 2027-01-16T08:00 | 2027-01-16T15:00
    `),
  )('%s, %s: from %s until %s in Beijing', (country, day, first, last) => {
    expect(endingOf(country, day)).toMatchObject({
      first: shanghai(first).getTime(),
      last: shanghai(last).getTime(),
    })
  })

  it('is counted to the day itself, and never to the one after it', () => {
    const row: Deadline | null = findDeadline('us-university-of-pennsylvania.rd')
    const on = (time: string) => row && standing(row, shanghai(time))
    expect(on('2027-01-05T12:00')).toBe('今天截止')
    expect(on('2027-01-06T13:00')).toBe(perhapsPast)
    expect(on('2027-01-06T18:00')).toBe('已截止，下一季按往年在 2028-01-05 前后')
  })
})

it('an hour of a day on which clocks change is the one that they show', () => {
  const ending = endingIn('America/New_York', '2026-11-01', '23:59')
  expect(isPast(ending, shanghai('2026-11-02T12:59'))).toBe(false)
  expect(isPast(ending, shanghai('2026-11-02T13:00'))).toBe(true)
})

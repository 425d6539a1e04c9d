import { describe, expect, it } from 'vitest'
import { byWeek, calendarOf } from '@/lib/facts/admissions/deadline-calendar'
import { type Deadline, deadlines } from '@/lib/facts/admissions/deadlines'
import { endingOf } from '@/lib/facts/ending'

const [any] = deadlines
if (any === undefined) throw new Error('no deadline')

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)
const today = noon('2026-11-27')
const closing = (closes: string | null): Deadline => ({
  ...any,
  id: `test.${closes}`,
  closes,
  ending: closes === null ? null : endingOf('hk', closes),
  opens: null,
  isYearly: false,
})

describe('the calendar of the coming year', () => {
  it('has twelve months from the one of today, also without a day', () => {
    const months = calendarOf([], today)
    expect(months.map(({ month }) => month)).toEqual([
      ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
      ...['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
    ])
    expect(months.every(({ days }) => days.length === 0)).toBe(true)
  })

  it('counts what closes on a day, and remembers where the first of it is in the list', () => {
    const rows = [closing('2027-01-05'), closing(null), closing('2026-11-30'), closing('2027-01-05')]
    const months = calendarOf(rows, today)
    expect(months[0]?.days).toEqual([{ day: '2026-11-30', count: 1, isOver: false, at: 2 }])
    expect(months[2]?.days).toEqual([{ day: '2027-01-05', count: 2, isOver: false, at: 0 }])
  })

  it('leaves out the months before and after', () => {
    const rows = ['2026-10-31', '2026-11-01', '2027-10-31', '2027-11-01', '2028-01-01'].map(closing)
    const months = calendarOf(rows, today)
    expect(months.flatMap(({ days }) => days.map(({ day }) => day))).toEqual(['2026-11-01', '2027-10-31'])
  })
})

describe('the dates by week', () => {
  const all = [
    ...['2026-11-27', '2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07', '2027-01-05'].map(closing),
    closing(null),
    closing('2026-11-26'),
  ]

  it('have a head for this week, the next one, each later one, no last day, and the past', () => {
    expect(byWeek(all, all, today).map(({ label, count }) => [label, count])).toEqual([
      ['本周', 2],
      ['下周', 2],
      ['12 月 7 日起的一周', 1],
      ['2027 年 1 月 4 日起的一周', 1],
      ['没有写截止日', 1],
      ['已经过去', 1],
    ])
  })

  it('count the whole list, not the rows of the page', () => {
    const [group, ...others] = byWeek(all.slice(0, 1), all, today)
    expect(group).toMatchObject({ label: '本周', count: 2 })
    expect(group?.rows).toHaveLength(1)
    expect(others).toEqual([])
  })

  it('begin on Monday', () => {
    const monday = noon('2026-11-30')
    expect(
      byWeek(all, all, monday)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['已经过去', '本周'])
  })

  it('of no rows are none', () => {
    expect(byWeek([], all, today)).toEqual([])
  })
})

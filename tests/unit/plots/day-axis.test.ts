import { describe, expect, it } from 'vitest'
import { axisOfDays, nextDay, placeOfDay } from '@/components/ui/plots/day-axis'
import { list, table } from '@/tests/support/table'

const today = '2026-11-27'

describe('the axis of days', () => {
  it('does not exist without a day', () => {
    expect(axisOfDays([], today)).toBeNull()
  })

  it.each(
    table(
      `
      one day | 2026-11-30 | 2026-11-01 | 2026-12-01
      equal days | 2027-01-13 ; 2027-01-13 | 2026-11-01 | 2027-02-01
      days in any order, over a year’s end | 2027-01-13 ; 2026-10-15 | 2026-10-01 | 2027-02-01
      days that are all past | 2026-03-02 ; 2026-05-31 | 2026-03-01 | 2026-06-01
    `,
      [String, list, String, String],
    ),
  )('has the whole months of %s', (_, days, from, to) => {
    expect(axisOfDays(days, today)).toMatchObject({ from, to })
  })

  it('names months with their year at the beginning and in January', () => {
    const axis = axisOfDays(['2026-11-01', '2027-02-20'], today)
    expect(axis?.months.map(({ label }) => label)).toEqual(['2026 年 11 月', '12 月', '2027 年 1 月', '2 月'])
  })

  it.each([
    ['2027-01-05', '2027-06-30', ['2027 年 1 月', '', '3 月', '4 月', '5 月', '6 月']],
    ['2026-12-05', '2027-05-30', ['12 月', '2027 年 1 月', '', '3 月', '4 月', '5 月']],
    ['2026-11-05', '2027-03-30', ['2026 年 11 月', '', '2027 年 1 月', '', '3 月']],
  ])('leaves room for a name with its year: %s to %s', (first, last, names) => {
    expect(axisOfDays([first, last], first)?.months.map(({ label }) => label)).toEqual(names)
  })

  it('names years over more than a year and a half', () => {
    const axis = axisOfDays(['2024-05-10', '2026-07-01'], today)
    expect(axis?.months).toEqual([
      { day: '2025-01-01', label: '2025 年' },
      { day: '2026-01-01', label: '2026 年' },
    ])
  })

  it('names no more months than fit, over any number of days', () => {
    const days = Array.from({ length: 3000 }, (_, at) =>
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    )
    expect(axisOfDays(days, today)?.months.length).toBeLessThanOrEqual(9)
  })

  it('places days within a month apart, and those outside at its ends', () => {
    const axis = axisOfDays(['2026-11-01', '2026-11-30'], today)
    if (axis === null) throw new Error('no axis')
    const places = ['2026-10-01', '2026-11-01', '2026-11-16', '2026-11-30', '2027-01-01'].map((day) =>
      placeOfDay(axis, day),
    )
    expect(places).toEqual([0, 0, 0.5, 29 / 30, 1])
  })
})

it('the nearest day is one that is not over', () => {
  const days = [
    { day: '2026-11-01', isOver: true },
    { day: '2027-01-05', isOver: false },
    { day: '2026-11-30', isOver: false },
  ]
  expect(nextDay(days)).toBe('2026-11-30')
  expect(nextDay(days.slice(0, 1))).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { fittingWords } from '@/components/ui/plots/axis'
import { axisOfDays, nextDay, placeOfDay } from '@/components/ui/plots/day-axis'
import { cellsOf, shadeOf } from '@/components/ui/plots/month-squares'
import { slopeOf } from '@/components/ui/plots/place-axis'
import { list, table } from '@/tests/support/table'

const even = (...texts: string[]) => texts.map((text, at) => ({ text, at: at / (texts.length - 1) }))

const [names, wideNames, page] = [13, 7.25, 24]

it.each([
  [
    'four half steps beside long names',
    even('2 万', '2.5 万', '3 万', '3.5 万'),
    wideNames,
    ['2 万', '3.5 万'],
  ],
  ['five steps beside long names', even('0', '100', '200', '300', '400'), wideNames, ['0', '200', '400']],
  ['five steps beside short names', even('0', '20', '40', '60', '80'), names, ['0', '20', '40', '60', '80']],
  ['long words on the whole page', even('1,000 万', '1,500 万', '2,000 万'), page, undefined],
  ['two words without room', even('1,234,567', '2,345,678'), 2, ['1,234,567', '2,345,678']],
])('the words of an axis on a phone are those that fit: %s', (_, words, width, shown) => {
  const fitting = fittingWords(words, width)
  const texts = words.map(({ text }) => text)
  expect(texts.filter((_text, at) => fitting.has(at))).toEqual(shown ?? texts)
})

const today = '2026-11-27'

describe('the axis of days', () => {
  it('does not exist without a day', () => {
    expect(axisOfDays([], today)).toBeNull()
  })

  it.each(
    table(
      `
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

describe('the days of a month as squares', () => {
  it.each(
    table(
      `
      2026-11 | 30 | 6 | 5
      2027-02 | 28 | 0 | 3
    `,
      [String, Number, Number, Number],
    ),
  )('%s has %i days, the first in column %i and the last in row %i', (month, days, column, row) => {
    const cells = cellsOf(month)
    expect(cells).toHaveLength(days)
    expect(cells[0]).toEqual({ day: 1, column, row: 0 })
    expect(cells.at(-1)?.row).toBe(row)
    expect(new Set(cells.map((cell) => `${cell.column} ${cell.row}`)).size).toBe(days)
  })

  it.each(
    table(
      `
      1 | 0
      2 | 1
      4 | 1
      5 | 2
      14 | 2
      15 | 3
    `,
      [Number, Number],
    ),
  )('%i entries have the shade %i', (count, shade) => {
    expect(shadeOf(count)).toBe(shade)
  })
})

const exact = (place: number) => ({ from: place, to: place })

describe('the way from one place to the next', () => {
  it.each(
    table(
      `
      up | 20 | 10
      down | 10 | 20
      level | 7 | 7
    `,
      [String, Number, Number],
    ),
  )('is %s from %i to %i', (way, before, now) => {
    expect(slopeOf(exact(before), exact(now)).way).toBe(way)
  })

  it('is equally steep for equal proportions', () => {
    expect(slopeOf(exact(100), exact(80)).now[0]).toBeCloseTo(slopeOf(exact(10), exact(8)).now[0], 10)
  })

  it('fills the height from 100 to 50 and stays in it from 1,400 to 1', () => {
    expect(slopeOf(exact(100), exact(50))).toMatchObject({ before: [1, 1], now: [0, 0] })
    expect(slopeOf(exact(1400), exact(1))).toMatchObject({ before: [1, 1], now: [0, 0] })
  })

  it.each([
    ['into a band', exact(800), { from: 801, to: 850 }],
    ['out of a band', { from: 801, to: 850 }, exact(700)],
  ])('has no direction %s, and the band has a height', (_, before, now) => {
    const slope = slopeOf(before, now)
    expect(slope.way).toBe('unknown')
    for (const [place, [top, bottom]] of [
      [before, slope.before],
      [now, slope.now],
    ] as const)
      expect(bottom > top).toBe(place.to > place.from)
  })
})

import { describe, expect, it } from 'vitest'
import { blankRows, coveredRows } from '@/tests/support/blank-rows'

const whole = { top: 100, bottom: 1100 }

describe('blankRows', () => {
  it.each([
    ['nothing', [], 1, { height: 1000, top: 100 }],
    ['everything', [{ top: 0, bottom: 2000 }], 0, { height: 0, top: 100 }],
    ['the middle', [{ top: 300, bottom: 900 }], 0.4, { height: 200, top: 100 }],
    [
      'overlapping marks in any order',
      [
        { top: 700, bottom: 800 },
        { top: 100, bottom: 300 },
        { top: 200, bottom: 400 },
      ],
      0.6,
      { height: 300, top: 400 },
    ],
    [
      'a mark inside another',
      [
        { top: 100, bottom: 600 },
        { top: 200, bottom: 300 },
      ],
      0.5,
      { height: 500, top: 600 },
    ],
    [
      'marks beyond the ends',
      [
        { top: 0, bottom: 200 },
        { top: 1000, bottom: 1300 },
      ],
      0.8,
      { height: 800, top: 200 },
    ],
    ['marks outside alone', [{ top: 1200, bottom: 1300 }], 1, { height: 1000, top: 100 }],
  ])('with %s covered', (_, marks, share, longest) => {
    expect(blankRows(whole, marks)).toEqual({ share, longest })
  })

  it('has no share of nothing', () => {
    expect(blankRows({ top: 5, bottom: 5 }, []).share).toBe(0)
  })
})

it('coveredRows counts rows that several marks cover once', () => {
  expect(
    coveredRows(whole, [
      { top: 100, bottom: 300 },
      { top: 200, bottom: 350 },
    ]),
  ).toBe(250)
})

import { describe, expect, it } from 'vitest'
import { cellsOf, shadeOf } from '@/components/ui/plots/month-squares'
import { table } from '@/tests/support/table'

describe('the days of a month as squares', () => {
  it.each(
    table(
      `
      2026-11 | 30 | 6 | 5
      2027-02 | 28 | 0 | 3
      2028-02 | 29 | 1 | 4
      2026-12 | 31 | 1 | 4
      2027-01 | 31 | 4 | 4
      2027-05 | 31 | 5 | 5
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
      3000 | 3
    `,
      [Number, Number],
    ),
  )('%i entries have the shade %i', (count, shade) => {
    expect(shadeOf(count)).toBe(shade)
  })
})

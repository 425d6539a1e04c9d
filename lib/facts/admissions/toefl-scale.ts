import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { tableFolder } from './deadlines'

const columns = z.object({ band: cell.number, cefr: cell.text, from: cell.integer })

/** A step of the scale since 2026 with the total of the earlier scale at which it begins, and the last one that belongs to it. */
export type ToeflBand = z.output<typeof columns> & { to: number }

const highest = 120

/** ETS calls the totals estimates. */
export const toeflScaleSource = {
  name: 'ETS 帮助中心：怎样按新分制定要求',
  url: 'https://intercom.help/toeflaccess/en/articles/12839102-how-to-set-score-requirements-for-the-updated-toefl-scale-1-6',
}

/** The steps of half a point, the highest first. */
export const toeflBands: readonly ToeflBand[] = readColumns('toefl_scale_2026.csv', columns, tableFolder).map(
  ({ values }, at, rows) => ({ ...values, to: (rows[at - 1]?.values.from ?? highest + 1) - 1 }),
)

/** The step of a total of the earlier scale. */
export const bandOfTotal = (total: number): number | null =>
  toeflBands.find(({ from, to }) => from <= total && total <= to)?.band ?? null

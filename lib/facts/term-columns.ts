import type { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import type { TermCells } from './term'

/** The columns in which a table of statements says when a text is over. */
export const termColumns = {
  opens: cell.date.nullable(),
  closes: cell.date.nullable(),
  yearly: cell.oneOf(['yes']).nullable(),
  ends: cell.oneOf(['rule', 'replaced']).nullable(),
  dated: cell.oneOf(['history', 'recurring']).nullable(),
}

type Read = { [K in keyof typeof termColumns]: z.output<(typeof termColumns)[K]> }

export const toTermCells = ({ yearly, ...row }: Read): TermCells => ({ ...row, yearly: yearly === 'yes' })

import { readTable } from '@/lib/core/read-table'

/**
 * What one page of each kind looks like: how much of its width it uses, how much is behind folds, how small its
 * letters are. Measured at 1440 × 900.
 */
const shapeLimits = {
  /** Rows of `main` in which the right 40 % of the container meets no line of text, mark of a plot, picture or control. */
  blank: 0.45,
  /** The longest run of such rows, in px. */
  hole: 320,
  /** Folds beside those of the questions at the end. */
  folds: 6,
  /** Folds with fewer than three rows. */
  shortFolds: 0,
  /** Text of 14 px or less, tables apart. */
  smallText: 0.3,
} as const

type ShapeColumn = keyof typeof shapeLimits

const shapeColumns = Object.keys(shapeLimits) as ShapeColumn[]

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const rows = readTable(
  'page-shapes.csv',
  [
    'kind',
    'path',
    /** The least number of pictures of data with a name, and how many a page that has fewer must keep. */
    'figures',
    'reached_figures',
    /** Higher limits for a page that is still over them, so that nothing gets worse. */
    ...shapeColumns.map((column) => `reached_${snake(column)}`),
  ],
  import.meta.dirname,
)

type PageShape = {
  kind: string
  path: string
  figures: number
  limits: Record<ShapeColumn, number>
}

export const pageShapes: readonly PageShape[] = rows.map((row) => {
  const limitOf = (column: ShapeColumn) =>
    Math.max(shapeLimits[column], Number(row.text(`reached_${snake(column)}`) ?? 0))
  return {
    kind: row.text('kind') ?? '',
    path: row.text('path') ?? '',
    figures: Number(row.text('reached_figures') ?? row.text('figures') ?? 0),
    limits: Object.fromEntries(shapeColumns.map((column) => [column, limitOf(column)])) as Record<
      ShapeColumn,
      number
    >,
  }
})

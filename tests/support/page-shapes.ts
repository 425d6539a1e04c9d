import { readTable } from '@/lib/core/read-table'

/**
 * What one page of each kind looks like: how much of its width it uses, how much is behind folds, how much of a phone stays covered. Wide
 * is 1440 × 900, a phone 390 × 844, and 360 × 225 is 1440 × 900 at 400 % zoom.
 */
export const shapeLimits = {
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
  /** Height of a phone that fixed parts cover: at rest, on the first visit until the notice is pressed, at 400 %. */
  rest: 0.065,
  first: 0.125,
  zoom: 0.25,
} as const

/** The columns that every kind has; the others belong to the frame, which is the same around all pages. */
const shapeColumns = ['blank', 'hole', 'folds', 'shortFolds', 'smallText'] as const

type ShapeColumn = (typeof shapeColumns)[number]

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

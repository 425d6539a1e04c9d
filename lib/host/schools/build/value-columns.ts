import type { Row } from '@/lib/core/read-table'
import type { ValueSourceId } from '@/lib/schools/value-sources'
import type { SchoolValueKey } from '@/lib/schools/values'
import { readTable } from './source-tables'
import type { Writer } from './writer'

/** A column that contains one published value of the school of its row. */
export type ValueColumn = {
  column: string
  key: SchoolValueKey
  /** Type of the cell: a number, an address, free text, or a list of the allowed words. */
  as: 'number' | 'integer' | 'url' | 'text' | readonly string[]
  /** The year of the value: the same for all rows, or from a column of its own, with `words` as its optional formatter. */
  year: string | { column: string; words?: (year: string) => string }
  source: ValueSourceId
}

/** Writes the declared columns of a table as published values of its schools; empty cells are not written. */
export function loadValueColumns(
  { value }: Writer,
  { file, id = 'id', columns }: { file: string; id?: string; columns: readonly ValueColumn[] },
): void {
  const years = columns.flatMap(({ year }) => (typeof year === 'string' ? [] : [year.column]))
  for (const row of readTable(file, [id, ...columns.map(({ column }) => column), ...years]))
    for (const { column, key, as, year, source } of columns) {
      const found = cellOf(row, column, as)
      if (found === null) continue
      value(row.required(id), key, {
        ...(typeof found === 'number' ? { num: found } : { text: found }),
        year: typeof year === 'string' ? year : yearOf(row, year),
        source,
      })
    }
}

const yearOf = (row: Row, { column, words = (year) => year }: Exclude<ValueColumn['year'], string>) =>
  words(row.required(column))

function cellOf(row: Row, column: string, as: ValueColumn['as']): number | string | null {
  switch (as) {
    case 'number':
      return row.number(column)
    case 'integer':
      return row.integer(column)
    case 'url':
      return row.url(column)
    case 'text':
      return row.text(column)
    default:
      return row.oneOf(column, as)
  }
}

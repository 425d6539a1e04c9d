import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import type { ValueSourceId } from '@/lib/schools/value-sources'
import { readTable } from './source-tables'
import type { Writer } from './writer'

/** A column that contains one published value of the school of its row. */
export type ValueColumn = {
  column: string
  key: Parameters<Writer['value']>[1]
  /** Type of the cell: a number, an address, free text, or a list of the allowed words. */
  as: 'number' | 'integer' | 'url' | 'text' | readonly string[]
  /** The year of the value: the same for all rows, or from a column of its own, with `words` as its optional formatter. */
  year: string | { column: string; words?: (year: string) => string }
  source: ValueSourceId
}

const cells = { number: cell.number, integer: cell.integer, url: cell.address, text: cell.text }

const cellOf = (as: ValueColumn['as']) => (typeof as === 'string' ? cells[as] : cell.oneOf(as))

/** Writes the declared columns of a table as published values of its schools; empty cells are not written. */
export function loadValueColumns(
  { value }: Writer,
  { file, columns }: { file: string; columns: readonly ValueColumn[] },
): void {
  const years = columns.flatMap(({ year }) => (typeof year === 'string' ? [] : [year.column]))
  const shape: Record<string, z.ZodType<string | number | null>> = {
    ...Object.fromEntries(years.map((year) => [year, cell.text.nullable()])),
    ...Object.fromEntries(columns.map(({ column, as }) => [column, cellOf(as).nullable()])),
    id: cell.text,
  }
  for (const { values: row, fail } of readTable(file, z.object(shape))) {
    for (const { column, key, year, source } of columns) {
      const found = row[column] ?? null
      if (found === null) continue
      value(String(row.id), key, {
        ...(typeof found === 'number' ? { num: found } : { text: found }),
        year:
          typeof year === 'string' ? year : yearOf(row[year.column] ?? fail(year.column, '不能为空'), year),
        source,
      })
    }
  }
}

const yearOf = (year: string | number, { words = String }: Exclude<ValueColumn['year'], string>) =>
  words(String(year))

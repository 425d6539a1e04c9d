import path from 'node:path'
import type { z } from 'zod'
import { readColumns, type TableRow } from '@/lib/core/column-table'

/** Where the tables of schools are, below the folder of the process. */
export const schoolTables = 'lib/content/schools'

/**
 * The tables of schools that pages read themselves: the tests of English that universities name. A build holds
 * these; all others are in the school library.
 */
export const pageTables = ['commonapp_2024_25.csv', 'tuition_ranges.csv'] as const

/** @throws on an invalid cell */
export const readPageTable = <S extends z.ZodObject>(
  file: (typeof pageTables)[number],
  columns: S,
): TableRow<S>[] =>
  readColumns(file, columns, path.join(/* turbopackIgnore: true */ process.cwd(), schoolTables))

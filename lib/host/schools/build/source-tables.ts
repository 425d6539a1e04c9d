import path from 'node:path'
import type { z } from 'zod'
import { readColumns } from '@/lib/core/column-table'

/** The folder with the tables of the school library. */
export const tableFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/schools')

/**
 * The rows of one table of the school library.
 * @throws with file, line and column when the table has not the expected form
 */
export const readTable = <S extends z.ZodObject>(file: string, columns: S) =>
  readColumns(file, columns, tableFolder)

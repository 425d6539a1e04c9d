import path from 'node:path'
import { readTable as readTableIn } from '@/lib/core/read-table'

/** The folder with the tables of the school library. */
export const tableFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/schools')

/**
 * The rows of one table of the school library.
 * @throws with file, line and column when the table has not the expected form
 */
export const readTable = (file: string, columns: readonly string[], folder: string = tableFolder) =>
  readTableIn(file, columns, folder)

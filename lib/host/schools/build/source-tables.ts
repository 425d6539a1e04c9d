import path from 'node:path'
import { readTable as readTableIn } from '@/lib/core/read-table'

/** Where the tables of the school library lie. */
export const tableFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/schools')

/** The rows of one table of the school library. @throws naming file, line and column when the table is not what it says */
export const readTable = (file: string, columns: readonly string[], folder: string = tableFolder) =>
  readTableIn(file, columns, folder)

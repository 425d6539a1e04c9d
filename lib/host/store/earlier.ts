import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { earlierDatabase, type StoreOpenError } from './errors'

export const earlierFile = (file: string): StoreOpenError =>
  earlierDatabase(file, `DATA_DIR='${dirname(file)}'`)

/**
 * Looks at the database of a data folder without a trace, also while a process of an earlier commit works with it: nothing is locked,
 * written or made.
 * @throws StoreOpenError when its tables were made before they had a version
 */
export async function refuseEarlier(dataDir: string): Promise<void> {
  const file = resolve(dataDir, 'site.db')
  if (!existsSync(file)) return
  const tables = await tablesIn(file)
  // Tables that an earlier commit has just made may be in the log alone; this release makes its own in the file.
  const isUsed = tables.length > 0 || existsSync(`${file}-wal`)
  if (isUsed && !tables.includes('meta')) throw earlierFile(file)
}

async function tablesIn(file: string): Promise<unknown[]> {
  const { DatabaseSync } = await import('node:sqlite')
  const address = pathToFileURL(file)
  address.searchParams.set('immutable', '1')
  try {
    const connection = new DatabaseSync(address, { readOnly: true })
    try {
      const rows = connection.prepare('select name from sqlite_master').all()
      return rows.map(({ name }) => name)
    } finally {
      connection.close()
    }
  } catch {
    // What is wrong with the file is said when it is opened.
    return ['meta']
  }
}

import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { projectFolder } from '@/lib/core/project-folder'
import type { SearchDocument } from './document'
import { fillSearchStore } from './search-store'

/** Path of the search database made by the build, below the project's folder. */
export const searchFile = '.next/search.db'

/** Writes the search database to a file that is only read afterwards. The file is moved into place when it is complete. */
export async function writeSearchFile(documents: readonly SearchDocument[], file: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite')
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  const database = new DatabaseSync(unfinished)
  try {
    database.exec('pragma journal_mode = off; pragma synchronous = off')
    fillSearchStore(database, documents)
    database.exec('vacuum')
  } finally {
    database.close()
  }
  renameSync(unfinished, file)
}

/** The search database made by the build; undefined without a build, as in development. */
export async function openSearchFile(): Promise<DatabaseSync | undefined> {
  const file = path.join(projectFolder(), searchFile)
  if (!existsSync(file)) return undefined
  const { DatabaseSync } = await import('node:sqlite')
  return new DatabaseSync(file, { readOnly: true })
}

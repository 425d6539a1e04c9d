import { existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { processSingleton } from '@/lib/core/process-singleton'
import { searchDocuments } from '@/lib/host/search/documents'
import { openSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { writeSearchFile } from '@/lib/host/search/search-file'
import { searchFileOfRun } from './search-file-of-run'

/**
 * Takes the place of `lib/host/search/site-search`: the first process of a test run that searches writes the file of a build, and the others
 * open it. Each of them would spend four seconds on an index of its own.
 */
export const siteSearch = (): Promise<SearchEngine> => processSingleton('search', open)

async function open(): Promise<SearchEngine> {
  const file = process.env.SEARCH_FILE_OF_TESTS ?? searchFileOfRun(process.ppid)
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`
    await writeSearchFile(await searchDocuments(await everyCampaign()), own)
    renameSync(own, file)
  }
  return openSearchEngine(new DatabaseSync(file, { readOnly: true }))
}

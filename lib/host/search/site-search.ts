import { log } from '@/lib/log'
import { searchDocuments } from './documents'
import { createSearchEngine, type SearchEngine } from './engine'

let engine: Promise<SearchEngine> | undefined

/** The search over the whole site, built at the first use and kept for the life of the process. */
export function siteSearch(): Promise<SearchEngine> {
  engine ??= build().catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

async function build(): Promise<SearchEngine> {
  const start = performance.now()
  const documents = await searchDocuments()
  const built = await createSearchEngine(documents)
  log('info', 'search index built', {
    documents: documents.length,
    milliseconds: Math.round(performance.now() - start),
  })
  return built
}

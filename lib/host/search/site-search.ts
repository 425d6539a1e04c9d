import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { searchDocuments } from './documents'
import { createSearchEngine, type SearchEngine } from './engine'

type Shared = { [name: symbol]: Promise<SearchEngine> | undefined }

const key = Symbol.for('meishi.search')

const ofThisBundle: Shared = {}

/**
 * The search over the whole site, built at the first use and kept for the life of the process: one for all bundles in
 * production, on `globalThis`, since Next bundles the start hook and route handlers apart. In development one per bundle, so
 * that edited content is found without a restart. A failed build is tried again at the next call.
 */
export function siteSearch(): Promise<SearchEngine> {
  const holder: Shared = process.env.NODE_ENV === 'development' ? ofThisBundle : globalThis
  holder[key] ??= build().catch((error: unknown) => {
    holder[key] = undefined
    throw error
  })
  return holder[key]
}

/**
 * Builds the index ahead of the first search, in steps between which requests are answered, so it need not be awaited. Nothing
 * to do when another host searches. Never throws: a search then builds it itself.
 */
export async function warmSearch(): Promise<void> {
  if (env().APIPC_ORIGIN !== undefined) return
  try {
    await siteSearch()
  } catch (error) {
    log('warn', 'search index not warmed', { error })
  }
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

import { everyCampaign } from '@/lib/campaigns/manifest'
import { log } from '@/lib/core/log'
import { oncePerProcess } from '@/lib/core/once-per-process'
import { searchDocuments } from './documents'
import { createSearchEngine, openSearchEngine, type SearchEngine } from './engine'
import { openSearchFile } from './search-file'

/**
 * The search over the whole site, opened at the first use and kept for the life of the process; in development made anew from
 * the content, so that edited content is found without a restart.
 */
export const siteSearch = (): Promise<SearchEngine> => oncePerProcess('search', build, { perBundle: true })

async function build(): Promise<SearchEngine> {
  const start = performance.now()
  const file = process.env.NODE_ENV === 'production' ? await openSearchFile() : undefined
  const engine =
    file === undefined
      ? await createSearchEngine(await searchDocuments(await everyCampaign()))
      : openSearchEngine(file)
  log('info', 'search opened', {
    from: file === undefined ? 'content' : 'build',
    milliseconds: Math.round(performance.now() - start),
  })
  return engine
}

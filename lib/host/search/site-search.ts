import { everyCampaign } from '@/lib/campaigns/manifest'
import { derivedFrom } from '@/lib/collections/derived'
import { cases } from '@/lib/collections/kinds/case'
import { listChanges } from '@/lib/collections/kinds/change'
import { people } from '@/lib/collections/kinds/person'
import { everyArticle } from '@/lib/collections/kinds/shown-articles'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import { searchDocuments } from './documents'
import { createSearchEngine, openSearchEngine, type SearchEngine } from './engine'
import { openSearchFile } from './search-file'

/** The search over the whole site, opened at the first use and kept while the process runs. */
export function siteSearch(): Promise<SearchEngine> {
  return process.env.NODE_ENV === 'development' ? searchOfNow() : processSingleton('search', build)
}

/** In development an edit of the code loads this module again, and edited records need a new index. */
const searchOfNow = derivedFrom(() => [everyArticle(), listChanges(), people.list(), cases.list()], build)

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

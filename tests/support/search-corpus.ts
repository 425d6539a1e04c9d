import { everyCampaign } from '@/lib/campaigns/manifest'
import { searchDocuments } from '@/lib/host/search/documents'
import { createSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { knownRoutes } from './known-routes'
import { siteSearch } from './site-search'

/**
 * The search over the campaigns of the specification, which do not change, and all other content. A campaign that
 * marketing adds may be a better result for a query, and must not make a test fail.
 */
export async function searchOfNamedPages(): Promise<SearchEngine> {
  const named = new Set<string>(knownRoutes)
  const every = await everyCampaign()
  const campaigns = every.filter(({ path }) => named.has(path))
  return campaigns.length === every.length
    ? siteSearch()
    : createSearchEngine(await searchDocuments(campaigns))
}

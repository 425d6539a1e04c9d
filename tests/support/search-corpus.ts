import { everyCampaign } from '@/lib/campaigns/manifest'
import { searchDocuments } from '@/lib/host/search/documents'
import { createSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { knownRoutes } from './known-routes'

/**
 * The search over the campaigns that the specification names, which stay, and all other content: a page that marketing adds may
 * come before another for a question, and no test may turn red for that.
 */
export async function searchOfNamedPages(): Promise<SearchEngine> {
  const named = new Set<string>(knownRoutes)
  const campaigns = (await everyCampaign()).filter(({ path }) => named.has(path))
  return createSearchEngine(await searchDocuments(campaigns))
}

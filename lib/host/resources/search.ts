import { searchCalls } from '@/lib/contract/search'
import { siteSearch } from '@/lib/host/search/site-search'
import { answering } from './operation'

export const searchOperations = answering(searchCalls, {
  search: async ({ Keyword: keyword, ...request }) => (await siteSearch()).search({ keyword, ...request }),
})

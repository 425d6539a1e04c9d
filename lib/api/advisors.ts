import { advisorOperations } from '@/lib/contract/advisors'
import { detailPath } from '@/lib/routing/paths'
import { everyPage } from './every-page'
import { pageFetcher, recordFetcher } from './resource'

export type Advisor = Awaited<ReturnType<typeof listAdvisors>>['list'][number]

const withPage = ({ id }: { id: string }) => ({ href: detailPath.advisor(id) })

export const listAdvisors = pageFetcher(advisorOperations.list, withPage)

export const getAdvisor = recordFetcher(advisorOperations.record, withPage)

/** Every matching adviser, for pages that show all of them at once. */
export const listAllAdvisors = (query: Omit<Parameters<typeof listAdvisors>[0], 'page' | 'limit'> = {}) =>
  everyPage((paging) => listAdvisors({ ...query, ...paging }))

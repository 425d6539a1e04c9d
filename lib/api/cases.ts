import { caseOperations } from '@/lib/contract/cases'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { filteredFetcher, pageFetcher } from './resource'

export type CaseStudy = Awaited<ReturnType<typeof listCases>>['list'][number]

export type CaseQuery = Omit<QueryOf<typeof caseOperations.list>, 'id'>

const withPage = ({ id }: { id: string }) => ({ href: detailPath.case(id) })

export const listCases = pageFetcher(caseOperations.list, withPage)

/** The contract has no operation for a single case, so the list is filtered by id. */
export const getCase = filteredFetcher(listCases)

const pageOfBranch = pageFetcher(caseOperations.ofBranch, withPage)

/** Cases of one branch. */
export const listBranchCases = (filiale: string, query: { page?: number; limit?: number } = {}) =>
  pageOfBranch({ ...query, filiale })

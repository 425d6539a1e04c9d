import { cache } from 'react'
import type { z } from 'zod'
import { caseOperations, type caseWireSchema } from '@/lib/contract/cases'
import { idSchema } from '@/lib/contract/fields'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { fetchData } from './fetch'

export type CaseStudy = ReturnType<typeof toCase>

export type CaseQuery = Omit<QueryOf<typeof caseOperations.list>, 'id'>

export const listCases = async (query: CaseQuery = {}) => {
  const page = await fetchData(caseOperations.list, query)
  return { ...page, list: page.list.map(toCase) }
}

/** Cases of one branch. */
export const listBranchCases = async (filiale: string, query: { page?: number; limit?: number } = {}) => {
  const page = await fetchData(caseOperations.ofBranch, { ...query, filiale })
  return { ...page, list: page.list.map(toCase) }
}

/** One case, or null when the id is unknown. The contract has no operation for a single case, so the list is filtered by id. */
export const getCase = cache(async (id: string): Promise<CaseStudy | null> => {
  if (!idSchema.safeParse(id).success) return null
  const page = await fetchData(caseOperations.list, { id })
  const wire = page.list.find((item) => item.id === id)
  return wire ? toCase(wire) : null
})

const toCase = (wire: z.output<typeof caseWireSchema>) => ({ ...wire, href: detailPath.case(wire.id) })

import { cache } from 'react'
import type { z } from 'zod'
import { advisorOperations, type advisorWireSchema } from '@/lib/contract/advisors'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { everyPage } from './every-page'
import { fetchData, fetchRecord } from './fetch'

export type Advisor = ReturnType<typeof toAdvisor>

type AdvisorQuery = QueryOf<typeof advisorOperations.list>

export const listAdvisors = async (query: AdvisorQuery = {}) => {
  const page = await fetchData(advisorOperations.list, query)
  return { ...page, list: page.list.map(toAdvisor) }
}

/** Every matching adviser, for pages that show all of them at once. */
export const listAllAdvisors = (query: Omit<AdvisorQuery, 'page' | 'limit'> = {}): Promise<Advisor[]> =>
  everyPage((paging) => listAdvisors({ ...query, ...paging }))

/** One adviser, or null when the id is unknown. */
export const getAdvisor = cache(async (id: string): Promise<Advisor | null> => {
  const advisor = await fetchRecord(advisorOperations.record, id)
  return advisor && toAdvisor(advisor)
})

function toAdvisor({ first_talk, not_for, ...wire }: z.output<typeof advisorWireSchema>) {
  return { ...wire, firstTalk: first_talk, notFor: not_for, href: detailPath.advisor(wire.id) }
}

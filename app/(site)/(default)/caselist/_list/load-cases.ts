import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { relaxFilters } from '@/components/blocks/listing/relaxed-filters'
import { caseFilters, toCaseQuery } from '@/components/features/cases/case-filters'
import { type CaseQuery, listCases } from '@/lib/api/cases'
import { listCountries } from '@/lib/api/countries'
import { readListState, type SearchParams } from '@/lib/listing'

export const casesPath = '/caselist'

/** What the list of cases shows for a query; metadata and page ask for it both and share the calls. */
export async function loadCases(params: SearchParams) {
  const countries = await listCountries()
  const filters = caseFilters(countries)
  const state = readListState(filters, params)
  const query = toCaseQuery(state.values)
  const [cases, whole] = await Promise.all([pageOfCases(query, state.page), pageOfCases({}, 1)])
  const count = async (values: Record<string, string>) => (await pageOfCases(toCaseQuery(values), 1)).total
  return {
    filters,
    state,
    cases,
    all: whole.total,
    relaxations: cases.total === 0 ? await relaxFilters(casesPath, filters, state, count) : [],
    countryOf: countryNames(countries),
  }
}

/** Within one request equal queries are asked once. */
const pageOfCases = (query: CaseQuery, page: number) => casesOf(JSON.stringify(query), page)

const casesOf = cache((query: string, page: number) => {
  const parsed: CaseQuery = JSON.parse(query)
  return listCases({ ...parsed, page })
})

import { cache } from 'react'
import { codeFilter, countryFilter } from '@/components/blocks/listing/code-filter'
import { branchNames, countryNames } from '@/components/blocks/listing/names'
import { relaxFilters } from '@/components/blocks/listing/relaxed-filters'
import { listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCountries } from '@/lib/api/countries'
import { readListState, type SearchParams } from '@/lib/listing'

export const advisorsPath = '/advisor'

/** What the list of advisers shows for a query; metadata and page ask for it both and share the calls. */
export async function loadAdvisors(params: SearchParams) {
  const [countries, branches] = await Promise.all([listCountries(), listBranches()])
  const filters = [countryFilter(countries), codeFilter('filiale', '分公司', branches)]
  const state = readListState(filters, params)
  const { country, filiale } = state.values
  const [advisors, whole] = await Promise.all([
    pageOfAdvisors(country, filiale, state.page),
    pageOfAdvisors(undefined, undefined, 1),
  ])
  const count = async (values: Record<string, string>) =>
    (await pageOfAdvisors(values.country, values.filiale, 1)).total
  return {
    filters,
    state,
    advisors,
    all: whole.total,
    relaxations: advisors.total === 0 ? await relaxFilters(advisorsPath, filters, state, count) : [],
    countryOf: countryNames(countries),
    branchOf: branchNames(branches),
  }
}

const pageOfAdvisors = cache((country: string | undefined, filiale: string | undefined, page: number) =>
  listAdvisors({ country, filiale, page }),
)

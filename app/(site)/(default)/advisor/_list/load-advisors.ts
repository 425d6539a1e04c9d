import { cache } from 'react'
import { branchNames, countryNames } from '@/components/people/names'
import { relaxFilters } from '@/components/people/relaxed-filters'
import { listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCountries } from '@/lib/api/countries'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'

export const advisorsPath = '/advisor'

/** What the list of advisers shows for a query; metadata and page ask for it both and share the calls. */
export async function loadAdvisors(params: SearchParams) {
  const [countries, branches] = await Promise.all([listCountries(), listBranches()])
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'country',
      label: '国家或地区',
      choices: countries.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'choice',
      name: 'filiale',
      label: '分公司',
      choices: branches.map(({ code, name }) => ({ value: code, label: name })),
    },
  ]
  const state = readListState(filters, params)
  const { country, filiale } = state.values
  const advisors = await pageOfAdvisors(country, filiale, state.page)
  const count = async (values: Record<string, string>) =>
    (await pageOfAdvisors(values.country, values.filiale, 1)).total
  return {
    filters,
    state,
    advisors,
    relaxations: advisors.total === 0 ? await relaxFilters(advisorsPath, filters, state, count) : [],
    countryOf: countryNames(countries),
    branchOf: branchNames(branches),
  }
}

const pageOfAdvisors = cache((country: string | undefined, filiale: string | undefined, page: number) =>
  listAdvisors({ country, filiale, page }),
)

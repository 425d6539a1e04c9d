import { codeFilter, countryFilter } from '@/components/blocks/listing/code-filter'
import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { branchNames, countryNames } from '@/components/blocks/listing/names'
import { listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCountries } from '@/lib/api/countries'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** The data of the list of advisers for a query. Metadata and page share its requests. */
export async function loadAdvisors(params: SearchParams) {
  const [countries, branches] = await Promise.all([listCountries(), listBranches()])
  const filters = [countryFilter(countries), codeFilter('filiale', '分公司', branches)]
  const [{ found: advisors, ...list }, whole] = await Promise.all([
    loadList({ path: paths.advisors, filters, params, pages }),
    pages({}, 1),
  ])
  return {
    ...list,
    filters,
    advisors,
    all: whole.total,
    countryOf: countryNames(countries),
    branchOf: branchNames(branches),
  }
}

const pages = cachedPages(({ country, filiale }, page) => listAdvisors({ country, filiale, page }))

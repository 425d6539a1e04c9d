import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { countryNames } from '@/components/blocks/listing/names'
import { listCases } from '@/lib/api/cases'
import { listCountries } from '@/lib/api/countries'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { caseFilters, toCaseQuery } from './case-filters'

/** The data of the list of cases for a query. Metadata and page share its requests. */
export async function loadCases(params: SearchParams) {
  const countries = await listCountries()
  const [list, whole] = await Promise.all([
    loadList({ path: paths.cases, filters: caseFilters(countries), params, pages }),
    pages({}, 1),
  ])
  return { ...list, all: whole.total, countryOf: countryNames(countries) }
}

export type CaseListData = Awaited<ReturnType<typeof loadCases>>

const pages = cachedPages((values, page) => listCases({ ...toCaseQuery(values), page }))

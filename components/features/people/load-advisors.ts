import { codeFilter, countryFilter } from '@/components/blocks/listing/code-filter'
import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { branchNames, countryNames } from '@/components/blocks/listing/names'
import { listAdvisors, listAllAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** The data of the list of advisers for a query. Metadata and page share its requests. */
export async function loadAdvisors(params: SearchParams) {
  const [countries, branches, everyone] = await Promise.all([
    listCountries(),
    listBranches(),
    orEmpty(listAllAdvisors()),
  ])
  const served = countries
    .map(({ code, name }) => ({
      code,
      name,
      count: everyone.filter((advisor) => advisor.countries.includes(code)).length,
    }))
    .filter(({ count }) => count > 0)
  const filters = [
    { ...countryFilter(countries), byLinks: true },
    codeFilter('filiale', '分公司', staffed(branches, everyone)),
  ]
  const [list, whole] = await Promise.all([
    loadList({ path: paths.advisors, filters, params, pages }),
    pages({}, 1),
  ])
  return {
    ...list,
    served,
    all: whole.total,
    countryOf: countryNames(countries),
    branchOf: branchNames(branches),
  }
}

export type AdvisorListData = Awaited<ReturnType<typeof loadAdvisors>>

/** The branches, those without an adviser marked; city pages link to them all the same. */
export const staffed = (
  branches: readonly { code: string; name: string }[],
  advisors: readonly { branch: string }[],
): { code: string; name: string }[] =>
  branches.map(({ code, name }) => ({
    code,
    name: advisors.length === 0 || advisors.some(({ branch }) => branch === code) ? name : `${name}（暂无）`,
  }))

const pages = cachedPages(({ country, filiale }, page) => listAdvisors({ country, filiale, page }))

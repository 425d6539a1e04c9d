import { countryFilter } from '@/components/blocks/listing/code-filter'
import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { countryNames } from '@/components/blocks/listing/names'
import { type CaseQuery, listCases } from '@/lib/api/cases'
import { listCountries } from '@/lib/api/countries'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { caseBands, caseGroups, caseLevels, caseOutcomes, caseTiers } from '@/lib/contract/cases'
import { choiceFilter, type Filter, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

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

/** The filters of the list of cases. With background and average readers find similar applicants. */
export const caseFilters = (countries: readonly { code: string; name: string }[]): Filter[] => [
  countryFilter(countries),
  choiceFilter('level', '申请阶段', caseLabels.read().levels, caseLevels),
  choiceFilter('group', '专业大类', caseLabels.read().groups, caseGroups),
  choiceFilter('tier', '像我这样的：背景', caseLabels.read().tiers, caseTiers),
  choiceFilter('band', '像我这样的：均分', caseLabels.read().bands, caseBands),
  choiceFilter('result', '申请结果', caseLabels.read().outcomes, caseOutcomes),
]

/** The query of the host for filter values from the address. */
export function toCaseQuery(values: Record<string, string>): CaseQuery {
  return {
    country: values.country,
    level: oneOf(caseLevels, values.level),
    group: oneOf(caseGroups, values.group),
    tier: oneOf(caseTiers, values.tier),
    band: oneOf(caseBands, values.band),
    result: oneOf(caseOutcomes, values.result),
  }
}

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((item) => item === value)

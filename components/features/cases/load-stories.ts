import { countryFilter } from '@/components/blocks/listing/code-filter'
import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { countryNames } from '@/components/blocks/listing/names'
import { listCountries } from '@/lib/api/countries'
import { listStories, listStoryYears } from '@/lib/api/stories'
import { choiceFilter, type Filter, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** The data of the list of admissions for a query. Metadata and page share its requests. */
export async function loadStories(params: SearchParams) {
  const [countries, years] = await Promise.all([listCountries(), listStoryYears()])
  const filters: Filter[] = [
    countryFilter(countries),
    choiceFilter('year', '年份', (year) => `${year} 年`, years.map(String)),
  ]
  const list = await loadList({ path: paths.goodNews, filters, params, pages })
  return { ...list, isEmpty: years.length === 0, countryOf: countryNames(countries) }
}

export type StoryListData = Awaited<ReturnType<typeof loadStories>>

const pages = cachedPages(({ country, year }, page) =>
  listStories({ country, year: year === undefined ? undefined : Number(year), page }),
)

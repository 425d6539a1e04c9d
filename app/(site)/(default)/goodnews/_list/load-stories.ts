import { cache } from 'react'
import { countryFilter } from '@/components/blocks/listing/code-filter'
import { countryNames } from '@/components/blocks/listing/names'
import { relaxFilters } from '@/components/blocks/listing/relaxed-filters'
import { listCountries } from '@/lib/api/countries'
import { listStories, listStoryYears } from '@/lib/api/stories'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'

export const storiesPath = '/goodnews'

/** What the list of admissions shows for a query; metadata and page ask for it both and share the calls. */
export async function loadStories(params: SearchParams) {
  const [countries, years] = await Promise.all([listCountries(), listStoryYears()])
  const filters: Filter[] = [
    countryFilter(countries),
    {
      kind: 'choice',
      name: 'year',
      label: '年份',
      choices: years.map((year) => ({ value: String(year), label: `${year} 年` })),
    },
  ]
  const state = readListState(filters, params)
  const { country, year } = state.values
  const stories = await pageOfStories(country, year, state.page)
  const count = async (values: Record<string, string>) =>
    (await pageOfStories(values.country, values.year, 1)).total
  return {
    filters,
    state,
    stories,
    isEmpty: years.length === 0,
    relaxations: stories.total === 0 ? await relaxFilters(storiesPath, filters, state, count) : [],
    countryOf: countryNames(countries),
  }
}

const pageOfStories = cache((country: string | undefined, year: string | undefined, page: number) =>
  listStories({ country, year: year === undefined ? undefined : Number(year), page }),
)

import { orEmpty } from '@/lib/api/client'
import { listCountryNews, listNewsCountries } from '@/lib/api/country-news'
import { readListState, type SearchParams } from '@/lib/listing'

/** The valid values of the address, the countries to choose from and the heading of a country's list. */
export async function readCountryNews(params: SearchParams) {
  const countries = await orEmpty(listNewsCountries())
  const choices = countries.map(({ code, name }) => ({ value: code, label: name }))
  const state = readListState([{ kind: 'choice', name: 'country', label: '国家', choices }], params)
  const chosen = countries.find(({ code }) => code === state.values.country)
  return { state, countries, heading: chosen && `${chosen.name}留学资讯` }
}

/** The list of news by country for a query. */
export async function loadCountryNews(params: SearchParams) {
  const read = await readCountryNews(params)
  const { values, page } = read.state
  const articles = await listCountryNews({
    ...(values.country !== undefined && { country: values.country }),
    page,
  })
  return { ...read, articles }
}

import { cache } from 'react'
import type { z } from 'zod'
import { countryNewsOperations, type newsCountryListSchema } from '@/lib/contract/country-news'
import type { PageOf } from '@/lib/contract/envelope'
import { idSchema } from '@/lib/contract/fields'
import { ApiError } from './client'
import { fetchData, fetchOrNull } from './fetch'
import { type NewsArticle, type NewsSummary, toNews } from './news'

/** A country with the number of its articles. */
export type NewsCountry = z.output<typeof newsCountryListSchema>[number]

type CountryNewsQuery = { country?: string; page?: number; limit?: number }

/** The countries with articles, in the order of the navigation. */
export const listNewsCountries = cache(() => fetchData(countryNewsOperations.countries))

/** Country articles, newest first; of every country when none is given. */
export const listCountryNews = async (query: CountryNewsQuery = {}): Promise<PageOf<NewsSummary>> => {
  const page = await fetchData(countryNewsOperations.articles, query)
  if (!('list' in page))
    throw new ApiError({ kind: 'shape', path: countryNewsOperations.articles.path, message: 'not a list' })
  return { ...page, list: page.list.map(toNews) }
}

/** One country article, or null when the id is unknown. */
export const getCountryNews = cache(async (id: string): Promise<NewsArticle | null> => {
  if (!idSchema.safeParse(id).success) return null
  const article = await fetchOrNull(countryNewsOperations.articles, { id })
  if (article === null) return null
  if ('list' in article)
    throw new ApiError({
      kind: 'shape',
      path: countryNewsOperations.articles.path,
      message: 'not an article',
    })
  return { ...article, ...toNews(article) }
})

import { cache } from 'react'
import { countryNewsOperations } from '@/lib/contract/country-news'
import { newsDetailWireSchema, newsPageSchema } from '@/lib/contract/news'
import { fetchData } from './fetch'
import { withPage } from './news'
import { pageFetcher, recordFetcher } from './resource'

/** The countries with articles, in the order of the navigation. */
export const listNewsCountries = cache(() => fetchData(countryNewsOperations.countries))

const { articles } = countryNewsOperations

/** Country articles, newest first; of every country when none is given. */
export const listCountryNews = pageFetcher({ ...articles, data: newsPageSchema }, withPage)

export const getCountryNews = recordFetcher({ ...articles, data: newsDetailWireSchema }, withPage)

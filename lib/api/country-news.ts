import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import type { PageOf } from './envelope'
import { type NewsArticle, type NewsSummary, newsDetailWireSchema, newsPageSchema } from './news'
import { countryCodeSchema, idSchema } from './wire'

export const newsCountryListSchema = z.array(
  z.object({ code: countryCodeSchema, name: z.string().min(1), count: z.int().min(1) }),
)

/** What /v1/news-country-info/normal answers: one article when asked for an id, otherwise a page of summaries. */
export const countryNewsAnswerSchema = z.union([newsDetailWireSchema, newsPageSchema])

/** A country with the number of its articles. */
export type NewsCountry = { code: string; name: string; count: number }

export type CountryNewsQuery = { country?: string; page?: number; limit?: number }

/** The countries that have articles, in the order of the navigation. */
export const listNewsCountries = cache(
  async (): Promise<NewsCountry[]> => get('/v1/news-country', newsCountryListSchema),
)

/** Country articles, newest first; of every country when none is given. */
export const listCountryNews = async (query: CountryNewsQuery = {}): Promise<PageOf<NewsSummary>> => {
  const page = await get('/v1/news-country-info/normal', newsPageSchema, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** One country article, or null when there is none of this id. */
export const getCountryNews = cache(async (id: string): Promise<NewsArticle | null> => {
  if (!idSchema.safeParse(id).success) return null
  const article = await getOrNull('/v1/news-country-info/normal', newsDetailWireSchema, { id })
  return article && { ...article, ...toSummary(article) }
})

function toSummary(wire: z.output<typeof newsPageSchema>['list'][number]): NewsSummary {
  const { id, type, title, summary, date, updated, author, country } = wire
  return { id, type, title, summary, date, updated, author, country, href: detailPath.countryNews(id) }
}

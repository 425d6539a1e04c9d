import { cache } from 'react'
import type { z } from 'zod'
import {
  type NewsType,
  type newsDetailWireSchema,
  newsOperations,
  type newsWireSchema,
} from '@/lib/contract/news'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { fetchData, fetchRecord } from './fetch'

export type NewsSummary = ReturnType<typeof toNews>

export type NewsArticle = NewsSummary & z.output<typeof newsDetailWireSchema>

/** News, newest first. `filiale` restricts them to news about that branch's city. */
export const listNews = async (query: QueryOf<typeof newsOperations.list> = {}) => {
  const page = await fetchData(newsOperations.list, query)
  return { ...page, list: page.list.map(toNews) }
}

/** News for a city page: news about this branch first, then the rest, each newest first. */
export const listBranchNews = async (filiale: string, query: { page?: number; limit?: number } = {}) => {
  const page = await fetchData(newsOperations.ofBranch, { ...query, filiale })
  return { ...page, list: page.list.map(toNews) }
}

/** One article of a channel, or null when the channel has none with this id. */
export const getNews = cache(async (type: NewsType, id: string): Promise<NewsArticle | null> => {
  const article = await fetchRecord(newsOperations.record, id)
  return article?.type === type ? { ...article, ...toNews(article) } : null
})

const pathOf: Record<NewsType, (id: string) => string> = {
  headlines: detailPath.headline,
  industry: detailPath.industry,
  country: detailPath.countryNews,
}

export function toNews(wire: z.output<typeof newsWireSchema>) {
  const { id, type, title, summary, date, updated, author, country, figure } = wire
  return {
    ...{ id, type, title, summary, date, updated, author, country, href: pathOf[type](id) },
    ...(figure !== undefined && { figure }),
  }
}

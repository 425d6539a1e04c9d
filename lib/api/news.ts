import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, daySchema, idSchema, recordPath } from './wire'

export const newsTypes = ['headlines', 'industry', 'country'] as const

export type NewsType = (typeof newsTypes)[number]

export const newsWireSchema = z.object({
  id: idSchema,
  type: z.enum(newsTypes),
  title: z.string().min(1),
  summary: z.string().min(1),
  date: daySchema,
  /** Day on which the text was last gone through; never before `date`. */
  updated: daySchema,
  author: z.string().min(1),
  country: countryCodeSchema.nullable(),
})

export const newsPageSchema = pageOf(newsWireSchema)

export const newsDetailWireSchema = newsWireSchema.extend({
  sections: z.array(
    z.object({
      heading: z.string().min(1).nullable(),
      paragraphs: z.array(z.string().min(1)),
      list: z.array(z.string().min(1)).optional(),
    }),
  ),
  sources: z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })),
})

/** `date` and `updated` (last gone through) are ISO days; `author` names a role, never a person. */
export type NewsSummary = {
  id: string
  type: NewsType
  title: string
  summary: string
  date: string
  updated: string
  author: string
  country: string | null
  href: string
}

export type NewsSection = { heading: string | null; paragraphs: string[]; list?: string[] | undefined }

export type NewsArticle = NewsSummary & {
  sections: NewsSection[]
  sources: { name: string; url: string }[]
}

export type NewsQuery = { type?: NewsType; filiale?: string; page?: number; limit?: number }

/** News, newest first. `filiale` keeps what concerns that branch's city. */
export const listNews = async (query: NewsQuery = {}): Promise<PageOf<NewsSummary>> => {
  const page = await get('/v1/news', newsPageSchema, query)
  return { ...page, list: page.list.map(toNews) }
}

/** News for a city page: what concerns this branch first, then the rest, each newest first. */
export const listBranchNews = async (
  filiale: string,
  query: { page?: number; limit?: number } = {},
): Promise<PageOf<NewsSummary>> => {
  const page = await get('/v1/news-filiale', newsPageSchema, { ...query, filiale })
  return { ...page, list: page.list.map(toNews) }
}

/** One article, or null when there is none of this id. */
export const getNews = cache(async (id: string): Promise<NewsArticle | null> => {
  const path = recordPath('/v1/news', id)
  const article = path && (await getOrNull(path, newsDetailWireSchema))
  return article ? { ...article, ...toNews(article) } : null
})

const pathOf: Record<NewsType, (id: string) => string> = {
  headlines: detailPath.headline,
  industry: detailPath.industry,
  country: detailPath.countryNews,
}

function toNews(wire: z.output<typeof newsWireSchema>): NewsSummary {
  const { id, type, title, summary, date, updated, author, country } = wire
  return { id, type, title, summary, date, updated, author, country, href: pathOf[type](id) }
}

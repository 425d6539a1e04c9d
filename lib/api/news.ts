import { cache } from 'react'
import { type NewsType, newsOperations } from '@/lib/contract/news'
import { detailPath } from '@/lib/routing/paths'
import { pageFetcher, recordFetcher } from './resource'

export type NewsSummary = Awaited<ReturnType<typeof listNews>>['list'][number]

export type NewsArticle = NonNullable<Awaited<ReturnType<typeof findNews>>>

const pathOf: Record<NewsType, (id: string) => string> = {
  headlines: detailPath.headline,
  industry: detailPath.industry,
  country: detailPath.countryNews,
}

export const withPage = ({ id, type }: { id: string; type: NewsType }) => ({ href: pathOf[type](id) })

/** News, newest first. `filiale` restricts them to news about that branch's city. */
export const listNews = pageFetcher(newsOperations.list, withPage)

const pageOfBranch = pageFetcher(newsOperations.ofBranch, withPage)

/** News for a city page: news about this branch first, then the rest, each newest first. */
export const listBranchNews = (filiale: string, query: { page?: number; limit?: number } = {}) =>
  pageOfBranch({ ...query, filiale })

const findNews = recordFetcher(newsOperations.record, withPage)

/** One article of a channel, or null when the channel has none with this id. */
export const getNews = cache(async (type: NewsType, id: string): Promise<NewsArticle | null> => {
  const article = await findNews(id)
  return article?.type === type ? article : null
})

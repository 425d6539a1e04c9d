import type { Metadata } from 'next'
import type { NewsArticle } from '@/lib/api/news'
import type { NewsType } from '@/lib/contract/news'
import type { ListState } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'
import { articleChannels } from './channels'

/**
 * Metadata of a channel's list. Only its unfiltered first page is indexed.
 * @param heading heading of a filtered list
 */
export function articleListMetadata(
  channel: NewsType,
  { values, page, notes }: ListState,
  heading?: string,
): Metadata {
  const { title, description, path, feed } = articleChannels[channel]
  const name = heading ?? title
  return pageMetadata({
    title: page > 1 ? `${name}（第 ${page} 页）` : name,
    description,
    path,
    feed,
    isIndexed: Object.keys(values).length === 0 && page === 1 && notes.length === 0,
  })
}

export const articleMetadata = ({ title, summary, href }: NewsArticle): Metadata =>
  pageMetadata({ title, description: summary, path: href, kind: 'article' })

import { listNews } from '@/lib/api/news'
import { toRss } from '@/lib/seo/feeds'
import { xmlAnswer } from '@/lib/seo/xml'
import { articleChannels } from './channels'

/**
 * The RSS feed of a channel. @throws ApiError when its list cannot be read, because an empty feed would look as if
 * all articles were deleted.
 */
export async function articleFeed(channel: 'headlines' | 'industry'): Promise<Response> {
  const { list } = await listNews({ type: channel, limit: 50 })
  return xmlAnswer(toRss(articleChannels[channel], list), 'application/rss+xml')
}

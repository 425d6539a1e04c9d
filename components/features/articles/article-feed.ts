import { listNews } from '@/lib/api/news'
import { toRss } from '@/lib/seo/feeds'
import { xmlAnswer } from '@/lib/seo/xml'
import { articleChannels } from './channels'

/** The RSS feed of a channel. @throws ApiError when its list can't be read: an empty feed would look like news taken back. */
export async function articleFeed(channel: 'headlines' | 'industry'): Promise<Response> {
  const { list } = await listNews({ type: channel, limit: 50 })
  return xmlAnswer(toRss(articleChannels[channel], list), 'application/rss+xml')
}

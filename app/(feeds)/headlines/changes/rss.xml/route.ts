import { changesFeed, summaryOf } from '@/components/features/immigration/change-words'
import { listChanges } from '@/lib/collections/kinds/change'
import { detailPath, paths } from '@/lib/routing/paths'
import { toRss } from '@/lib/seo/feeds'
import { xmlAnswer } from '@/lib/seo/xml'

/** Per request, because it contains the addresses of the running site. */
export const dynamic = 'force-dynamic'

/** The changes by the day of their source, so that subscribers see new records first. */
export function GET(): Response {
  const items = listChanges()
    .map((change) => {
      const read = change.asOf.length === 7 ? `${change.asOf}-01` : change.asOf
      return {
        title: change.title,
        summary: summaryOf(change),
        href: detailPath.change(change.id),
        date: read,
        updated: read,
        author: change.sourceName,
      }
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))
  const feed = {
    title: '政策变动',
    description: '签证、移民与升学规则的变动：从哪天起、改了什么、与谁有关、出处。',
    path: paths.changes,
    feed: changesFeed,
  }
  return xmlAnswer(toRss(feed, items), 'application/rss+xml')
}

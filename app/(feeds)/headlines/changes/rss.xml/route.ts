import { changesFeed, summaryOf } from '@/components/features/immigration/change-words'
import { listChanges } from '@/lib/collections/kinds/change'
import { shanghaiDate } from '@/lib/core/time'
import { detailPath, paths } from '@/lib/routing/paths'
import { toRss } from '@/lib/seo/feeds'
import { xmlAnswer } from '@/lib/seo/xml'

/** Per request, because it contains the addresses of the running site. */
export const dynamic = 'force-dynamic'

const dayOf = (written: string) => (written.length === 7 ? `${written}-01` : written)

/** The changes by the day of their source, and again by their own when it has come, so that subscribers see what is new first. */
export function GET(): Response {
  const today = shanghaiDate(new Date())
  const items = listChanges()
    .map((change) => {
      const [read, from] = [dayOf(change.asOf), dayOf(change.date)]
      const told = from > read && from <= today ? from : read
      return {
        title: change.title,
        summary: summaryOf(change),
        href: detailPath.change(change.id),
        date: told,
        updated: told,
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

import { summaryOf } from '@/components/features/immigration/change-words'
import { isComing, listChanges } from '@/lib/collections/kinds/change'
import { shanghaiDate } from '@/lib/core/time'
import { detailPath } from '@/lib/routing/paths'
import { toCalendar } from '@/lib/seo/calendar'
import { download } from '@/lib/seo/download'

/** Per request, because the future changes depend on the day. */
export const dynamic = 'force-dynamic'

/** Settled future dates as all-day events. */
export function GET(): Response {
  const now = new Date()
  const today = shanghaiDate(now)
  const days = listChanges()
    .filter((change) => isComing(change, today))
    .toReversed()
    .map((change) => ({
      id: change.id,
      day: wholeDay(change.date),
      title: change.title,
      text: `${change.date.length === 7 ? '只知道月份，放在当月第一天。' : ''}${summaryOf(change)}出处：${change.source}`,
      href: detailPath.change(change.id),
      told: wholeDay(change.asOf),
    }))
  return download(toCalendar('政策变动', days, now), { type: 'ics', name: 'policy-changes', cache: 'public' })
}

const wholeDay = (date: string) => (date.length === 7 ? `${date}-01` : date)

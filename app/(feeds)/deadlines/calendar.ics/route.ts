import { loadOwners } from '@/components/features/deadlines/deadline-names'
import { minute, shanghaiDate } from '@/lib/core/time'
import { readShortlist } from '@/lib/facts/admissions/deadline-list'
import { notesOn } from '@/lib/facts/admissions/deadline-words'
import { paths } from '@/lib/routing/paths'
import { seeOther } from '@/lib/routing/see-other'
import { toCalendar } from '@/lib/seo/calendar'
import { download } from '@/lib/seo/download'

/** The chosen days as events: moments where the source names the zone, else whole days. An address without days redirects to the list, which explains it. */
export async function GET(request: Request): Promise<Response> {
  const rows = readShortlist(new URL(request.url).searchParams.getAll('ids'))
  if (rows.length === 0) return seeOther(`${paths.deadlines}?calendar=empty`)
  const now = new Date()
  const ownerOf = await loadOwners(rows)
  const days = rows.map((deadline) => {
    const { id, opens, closes, ending, round, timeZone, source } = deadline
    const what = closes === null ? `${round} 开放` : `${round} 截止`
    return {
      // Kept when the day moves, so that a subscribed calendar replaces it.
      id: `deadline-${id}`,
      day: closes ?? opens ?? '',
      at: timeZone === null || ending === null ? null : ending.by - minute,
      title: `${ownerOf(deadline).name}：${what}${timeZone === null ? '' : `（${timeZone}）`}`,
      text: [...notesOn(deadline), `以官方页当天为准：${source.url}`].join('；'),
      href: source.url,
      told: shanghaiDate(now),
    }
  })
  return download(toCalendar('申请截止日', days, now), { type: 'ics', name: 'deadlines', cache: 'public' })
}

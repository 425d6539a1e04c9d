import { ListPage } from '@/components/blocks/listing/list-page'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Change } from '@/lib/collections/kinds/change'
import { isComing, listChanges } from '@/lib/collections/kinds/change'
import { shanghaiDate } from '@/lib/core/time'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { ChangeList } from './change-list'
import { changeFilters, changesCalendar, changesFeed } from './change-words'
import { DeskLimits } from './desk-limits'

const perPage = 20

type ChangesPageProps = {
  state: ListState
  /** Id of one change. The list shows the page with this change, and opens it. */
  change?: string | undefined
}

/**
 * Every recorded change of a rule: future changes first, the nearest day before the others, then past changes, the
 * newest first.
 */
export function ChangesPage({ state, change }: ChangesPageProps) {
  const today = shanghaiDate(new Date())
  const shown = inOrder(state.values, today)
  const asked = shown.findIndex(({ id }) => id === change)
  const page = asked < 0 ? state.page : Math.floor(asked / perPage) + 1
  const coming = shown.filter((each) => isComing(each, today)).length
  const unsure = shown.filter(({ standing }) => standing !== 'settled').length
  const parts = [
    ...(coming === 0 ? [] : [`${coming} 条还没到`]),
    ...(unsure === 0 ? [] : [`${unsure} 条没有定`]),
  ]
  const title = `${shown.length} 条变动，${parts.length === 0 ? '都已经适用' : `其中 ${parts.join('，')}`}`
  const rows = shown.slice((page - 1) * perPage, page * perPage)
  return (
    <ListPage
      scene="visa"
      above={[{ label: '留学头条', href: paths.headlines }]}
      title="政策变动"
      meta="签证、移民与升学规则改了什么；还没到的日期在前"
      intro={
        <>
          <p>一条一改：从哪天起、原来怎样、改成怎样、与谁有关。读的是官方页面还是转述都写明。</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <Link
              className="inline-flex items-center gap-2 max-lg:min-h-target max-lg:min-w-target"
              href={changesFeed}
              type="application/rss+xml"
            >
              <Icon of="rss" size={16} strokeWidth={2} />用 RSS 订阅
            </Link>
            <Link
              className="inline-flex items-center gap-2 max-lg:min-h-target max-lg:min-w-target"
              href={changesCalendar}
              type="text/calendar"
            >
              <Icon of="calendar-days" size={16} strokeWidth={2} />
              把将到的日期放进日历（.ics）
            </Link>
          </p>
        </>
      }
      path={paths.changes}
      filters={changeFilters()}
      state={{ ...state, page }}
      found={{ total: shown.length, limit: perPage, list: rows }}
      unit="条变动"
      count={title}
      empty={<p>没有同时符合这两个条件的变动；没有记录不等于没有改。</p>}
      below={<DeskLimits />}
    >
      <figure aria-label={title}>
        <ChangeList changes={rows} today={today} open={change} />
      </figure>
    </ListPage>
  )
}

function inOrder({ country, kind }: ListState['values'], today: string): Change[] {
  const shown = listChanges().filter(
    (change) =>
      (country === undefined || change.country === country) && (kind === undefined || change.kind === kind),
  )
  const { coming = [], past = [] } = Object.groupBy(shown, (change) =>
    isComing(change, today) ? 'coming' : 'past',
  )
  return [...coming.toReversed(), ...past]
}

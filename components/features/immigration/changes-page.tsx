import { DetailBlock } from '@/components/blocks/detail-block'
import { ListPage } from '@/components/blocks/listing/list-page'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isComing, listChanges } from '@/lib/content/changes/changes'
import { shanghaiDate } from '@/lib/core/time'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { ChangeList } from './change-list'
import { changeFilters, changesCalendar, changesFeed } from './change-words'
import styles from './changes-page.module.css'
import { DeskLimits } from './desk-limits'

/** Every recorded change of a rule: what is still to come first, then by year. */
export function ChangesPage({ state }: { state: ListState }) {
  const today = shanghaiDate(new Date())
  const { country, kind } = state.values
  const shown = listChanges().filter(
    (change) =>
      (country === undefined || change.country === country) && (kind === undefined || change.kind === kind),
  )
  const coming = shown.filter((change) => isComing(change, today)).toReversed()
  const years = [
    ...Map.groupBy(
      shown.filter((change) => !isComing(change, today)),
      ({ date }) => date.slice(0, 4),
    ),
  ]
  return (
    <ListPage
      crumbs={[
        { label: '首页', href: '/' },
        { label: '留学头条', href: '/headlines' },
        { label: '政策变动' },
      ]}
      title="政策变动：签证、移民与升学规则改了什么"
      intro={
        <>
          <p>
            一条一改：从哪一天起、原来怎样、改成怎样、与谁有关、出处是什么。读的是官方页面还是转述都写明；还在诉讼或提议中的单独标出，不当成已经生效。
          </p>
          <p className={styles.ways}>
            <Link href={changesFeed} type="application/rss+xml">
              <Icon of="rss" size={16} strokeWidth={2} />用 RSS 订阅
            </Link>
            <Link href={changesCalendar} type="text/calendar">
              <Icon of="calendar-days" size={16} strokeWidth={2} />
              把将到的日期放进日历（.ics）
            </Link>
          </p>
        </>
      }
      path={paths.changes}
      filters={changeFilters}
      state={state}
      total={shown.length}
      limit={Math.max(1, shown.length)}
      unit="条变动"
      empty={<p>没有同时符合这两个条件的变动。没有记录不等于没有改，请以官方页面为准。</p>}
    >
      {coming.length > 0 && (
        <DetailBlock title="还没到的日期" text="已经定下、今天以后生效的，近的在前。">
          <ChangeList changes={coming} today={today} />
        </DetailBlock>
      )}
      {years.map(([year, of]) => (
        <DetailBlock key={year} title={`${year} 年`}>
          <ChangeList changes={of} today={today} />
        </DetailBlock>
      ))}
      <DeskLimits />
    </ListPage>
  )
}

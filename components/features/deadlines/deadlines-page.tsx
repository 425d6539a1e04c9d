import { ListPage } from '@/components/blocks/listing/list-page'
import { CheckLegend } from '@/components/facts/check-legend'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { type SearchParams, single } from '@/lib/address'
import { byWeek } from '@/lib/facts/admissions/deadline-calendar'
import { deadlineFilters, listDeadlines } from '@/lib/facts/admissions/deadline-list'
import { expectedOf, isFirm, isOver, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { checkMark, perhapsPast } from '@/lib/facts/marks'
import { readListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { DeadlineCalendar } from './deadline-calendar'
import { loadOwners } from './deadline-names'
import { DeadlineTable } from './deadline-table'

const perPage = 20

/** Every registered application day, filtered by the address. */
export async function DeadlinesPage({ params }: { params: SearchParams }) {
  const now = new Date()
  const read = readListState(deadlineFilters(), params)
  const state = {
    ...read,
    notes: [
      ...read.notes,
      ...(single(params.calendar) === ''
        ? []
        : ['没有选中能放进日历的截止日：请先勾选；年份不确定、说法不一的日期没有勾选框']),
    ],
  }
  const found = listDeadlines(state.values, now)
  const [next, ...others] = found.filter(
    (deadline) =>
      deadline.closes !== null && !isOver(deadline, now) && standing(deadline, now) !== perhapsPast,
  )
  const asked = deadlineFilters()
    .flatMap((filter) =>
      filter.kind === 'choice'
        ? filter.choices.filter(({ value }) => value === state.values[filter.name])
        : [],
    )
    .map(({ label }) => label)
    .join('')
  const rows = found.slice((state.page - 1) * perPage, state.page * perPage)
  // A past day that comes again is known only about; few ask for that of a transfer.
  const again = found.filter((deadline) => expectedOf(deadline, now) !== null)
  const first = next ?? again.find(({ level }) => level !== 'transfer') ?? again[0]
  const ownerOf = await loadOwners(first === undefined ? rows : [first, ...rows])
  const day =
    next === undefined
      ? first && `按往年在 ${expectedOf(first, now)} 前后`
      : `${next.closes}${limitsOf(next)}`
  return (
    <ListPage
      scene="stages"
      crumb="截止日"
      title="2027 年入学申请截止日"
      tabs={
        <>
          <p className="text-heading text-base font-semibold" data-answer>
            <WholeValues
              text={
                first === undefined
                  ? `没查到${asked}以后的截止日，问学校。`
                  : `登记的日期里，下一个：${ownerOf(first).name}，${first.round}，${day}${others.length === 0 ? '' : `；另有 ${others.length} 个没到`}。`
              }
            />
          </p>
          <DeadlineCalendar rows={found} state={state} perPage={perPage} now={now} />
        </>
      }
      meta="近的在前"
      path={paths.deadlines}
      filters={deadlineFilters()}
      state={state}
      found={{ total: found.length, limit: perPage, list: rows }}
      unit="个日期"
      empty={
        <p>
          没查到，问学校，或<Link href={paths.deadlines}>看全部截止日</Link>。
        </p>
      }
      folds={[{ id: 'reading', label: '这张表怎么读、没有哪些', body: <HowToRead /> }]}
      openFilters={2}
    >
      <DeadlineTable groups={byWeek(rows, found, now)} ownerOf={ownerOf} now={now} />
      <CheckLegend />
    </ListPage>
  )
}

/** When it ends, whom the day does not concern, and that it is not certain. */
function limitsOf(deadline: Deadline): string {
  const limits = [
    ...(deadline.timeZone === null ? [] : [deadline.timeZone]),
    ...(deadline.isInternationalOnly ? ['内地高考生不适用'] : []),
    ...(isFirm(deadline) ? [] : [checkMark]),
  ]
  return limits.length === 0 ? '' : `（${limits.join('，')}）`
}

function HowToRead() {
  return (
    <ul className="list-disc ps-[1.25em]">
      <li>每行写明官方页面和查它的那一天。</li>
      <li>官网只写月日、几份资料说法不一，或只见于转述的，照写并注明，不倒数天数，也不进日历。</li>
      <li>
        香港的本科日期是国际资历通道的，内地高考生走内地招生；新加坡的写明是哪种资历的窗口，没有写明高考生的，照写“没有写明”。
      </li>
      <li>
        官网写了时区的，最后一分钟换成北京时间。没有写的，学校所在国家各处都过完才算已截止；只在东部过完的标
        {checkMark}。
      </li>
      <li>英国本科“同等考虑截止”以后递交的，学校不必同等考虑；还收到哪天，写在那一行。</li>
    </ul>
  )
}

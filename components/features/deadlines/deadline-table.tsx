import { SourceLink } from '@/components/facts/source-link'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import type { WeekGroup } from '@/lib/facts/admissions/deadline-calendar'
import { deadlineLevels, isRemindable } from '@/lib/facts/admissions/deadline-list'
import { daysLeft, isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { uncounted } from '@/lib/facts/marks'
import { paths } from '@/lib/routing/paths'
import { dayId } from './deadline-calendar'
import type { Owner } from './deadline-names'
import './deadline-table.css'

const deadlinesCalendar = `${paths.deadlines}/calendar.ics`

type DeadlineTableProps = {
  groups: readonly WeekGroup[]
  ownerOf: (deadline: Deadline) => Owner
  now: Date
}

/** Days with their owners, the time left and the source, week by week. Certain days can be selected for a calendar. */
export function DeadlineTable({ groups, ownerOf, now }: DeadlineTableProps) {
  const rows = groups.flatMap((group) => group.rows)
  const canRemind = rows.some((deadline) => isRemindable(deadline, now))
  const firsts = new Map(
    rows.toReversed().flatMap(({ id, closes }) => (closes === null ? [] : [[closes, id]])),
  )
  return (
    <form action={deadlinesCalendar} method="get" data-deadline="form" className="grid gap-4">
      {groups.map((group, at) => (
        <section key={group.key} className="grid gap-2">
          <h2 className="text-lg">
            {group.label}
            <span className="ms-3 text-muted text-quiet font-normal font-sans tabular-nums">
              {group.count} 个{group.rows.length < group.count && `，这一页 ${group.rows.length} 个`}
            </span>
          </h2>
          <DataTable
            caption={`${group.label}的申请截止日`}
            isCaptionHidden
            isHeadHidden={at > 0}
            rows={group.rows}
            keyOf={({ id }) => id}
            attributesOf={(deadline) => ({
              ...(deadline.closes !== null &&
                firsts.get(deadline.closes) === deadline.id && { id: dayId(deadline.closes) }),
              'data-over': isOver(deadline, now) ? '' : undefined,
            })}
            head={{
              label: '学校',
              cell: (deadline) => <Whose country={deadline.country} owner={ownerOf(deadline)} />,
            }}
            columns={(column) => [
              column.words('截止日', ({ opens, closes }) => (
                <strong
                  data-deadline="day"
                  className="tabular-nums whitespace-nowrap font-figure text-[1.25rem] font-normal"
                >
                  {closes ?? `${opens} 开放`}
                </strong>
              )),
              column.detail('还剩几天', (deadline) => <TimeLeft deadline={deadline} now={now} />),
              column.detail('哪一轮', (deadline) => <Round deadline={deadline} />),
              ...(canRemind
                ? [
                    {
                      ...column.words('日历', (deadline: Deadline) =>
                        isRemindable(deadline, now) ? (
                          <label
                            data-deadline="tick"
                            className="grid cursor-pointer place-items-center w-target h-target -my-[0.625rem]"
                          >
                            <input type="checkbox" name="ids" value={deadline.id} />
                            <span className="sr-only">{`把${ownerOf(deadline).name}${deadline.round}放进日历`}</span>
                          </label>
                        ) : (
                          <span
                            data-deadline="tick"
                            className="grid cursor-pointer place-items-center w-target h-target -my-[0.625rem]"
                          />
                        ),
                      ),
                      isControl: true,
                    },
                  ]
                : []),
            ]}
          />
        </section>
      ))}
      {canRemind && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-quiet">
          <Button type="submit" variant="secondary">
            把勾选的存成日历（.ics）
          </Button>
          <span>这个文件的网址可以在日历软件里订阅；日期有变时，同一条会被更新。</span>
        </p>
      )}
    </form>
  )
}

function Whose({ country, owner: { name, href } }: { country: string; owner: Owner }) {
  return (
    <span data-deadline="name" className="flex items-center gap-2">
      <Flag code={country} width={18} />
      {href === null ? name : <Link href={`${href}#deadlines`}>{name}</Link>}
    </span>
  )
}

/** The days of the longest bar. */
const longest = 60

/** The days left, and a bar that is shorter the nearer the day is. */
function TimeLeft({ deadline, now }: { deadline: Deadline; now: Date }) {
  const { timeZone } = deadline
  const left = daysLeft(deadline, now)
  return (
    <>
      <span className="text-body">
        <WholeValues
          text={`${standing(deadline, now) ?? uncounted}${timeZone !== null ? `（${timeZone}）` : ''}`}
        />
      </span>
      {left !== null && (
        <span data-deadline="left" className="hidden" aria-hidden="true">
          <span style={{ width: `${Math.round((Math.min(left, longest) / longest) * 100)}%` }} />
        </span>
      )}
    </>
  )
}

/** The round, notes about the day, and its source. */
function Round({ deadline }: { deadline: Deadline }) {
  const { level, round, source, readOn } = deadline
  const notes = notesOn(deadline)
  return (
    <>
      <span className="text-body">
        <WholeValues text={`${deadlineLevels[level]} · ${round}`} />
      </span>
      {notes.length > 0 && <WholeValues text={`；${notes.join('；')}`} />}
      {'。来源：'}
      <span className="inline-block">
        <SourceLink source={source} />
        {readOn !== null && '，'}
      </span>
      {readOn !== null && (
        <span className="whitespace-nowrap">{`${readOn}${readOn.endsWith('秋') ? '' : ' '}查`}</span>
      )}
    </>
  )
}

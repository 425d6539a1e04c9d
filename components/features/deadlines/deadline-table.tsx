import { SourceLink } from '@/components/facts/source-link'
import buttons from '@/components/ui/button.module.css'
import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { deadlineLevels, isRemindable } from '@/lib/facts/admissions/deadline-list'
import { isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { paths } from '@/lib/routing/paths'
import type { Owner } from './deadline-names'
import styles from './deadline-table.module.css'

const deadlinesCalendar = `${paths.deadlines}/calendar.ics`

type DeadlineTableProps = {
  rows: readonly Deadline[]
  ownerOf: (deadline: Deadline) => Owner
  /** An ISO day in Shanghai. */
  today: string
}

/** Days with their owners, the time left and the source. Certain days can be selected for a calendar. */
export function DeadlineTable({ rows, ownerOf, today }: DeadlineTableProps) {
  const canRemind = rows.some((deadline) => isRemindable(deadline, today))
  return (
    <form action={deadlinesCalendar} method="get" className={`${styles.form} grid gap-4`}>
      <DataTable
        caption="申请截止日，近的在前"
        isCaptionHidden
        isWide
        rows={rows}
        keyOf={({ id }) => id}
        attributesOf={(deadline) => ({ 'data-over': isOver(deadline, today) ? '' : undefined })}
        head={{
          label: '学校',
          cell: (deadline) => <Whose country={deadline.country} owner={ownerOf(deadline)} />,
        }}
        columns={[
          {
            id: 'day',
            label: '截止日',
            isWords: true,
            cell: ({ opens, closes }) => (
              <strong className={`${styles.day} tabular-nums whitespace-nowrap`}>
                {closes ?? `${opens} 开放`}
              </strong>
            ),
          },
          {
            id: 'round',
            label: '还剩几天，哪一轮',
            as: 'second',
            isWords: true,
            cell: (deadline) => <Round deadline={deadline} today={today} />,
          },
          ...(canRemind
            ? [
                {
                  id: 'calendar',
                  label: '日历',
                  isWords: true,
                  isControl: true,
                  cell: (deadline: Deadline) =>
                    isRemindable(deadline, today) ? (
                      <label className={`${styles.tick} grid cursor-pointer`}>
                        <input type="checkbox" name="ids" value={deadline.id} />
                        <span className="sr-only">{`把${ownerOf(deadline).name}${deadline.round}放进日历`}</span>
                      </label>
                    ) : (
                      <span className={`${styles.tick} grid cursor-pointer`} />
                    ),
                },
              ]
            : []),
        ]}
      />
      {canRemind && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-quiet">
          <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
            把勾选的存成日历（.ics）
          </button>
          <span>这个文件的网址可以在日历软件里订阅；日期有变时，同一条会被更新。</span>
        </p>
      )}
    </form>
  )
}

function Whose({ country, owner: { name, href } }: { country: string; owner: Owner }) {
  return (
    <span className={`${styles.name} flex items-center gap-2`}>
      <Flag code={country} width={18} />
      {href === null ? name : <Link href={`${href}#deadlines`}>{name}</Link>}
    </span>
  )
}

/** The time left, the round, notes about the day, and its source. */
function Round({ deadline, today }: { deadline: Deadline; today: string }) {
  const { level, round, closes, timeZone, source, readOn } = deadline
  const notes = notesOn(deadline)
  return (
    <>
      <span className="text-body">
        <WholeValues
          text={`${standing(deadline, today) ?? '以官网为准'}${closes !== null && timeZone !== null ? `（${timeZone}）` : ''} · ${deadlineLevels[level]} · ${round}`}
        />
      </span>
      {notes.length > 0 && <WholeValues text={`；${notes.join('；')}`} />}
      {'。来源：'}
      <SourceLink source={source} />
      {readOn !== null && (
        <>
          ，<span className="whitespace-nowrap">{`${readOn} 读`}</span>
        </>
      )}
    </>
  )
}

import buttons from '@/components/ui/button.module.css'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { SourceLink } from '@/components/ui/source-link'
import { deadlineLevels, isRemindable } from '@/lib/admissions/deadline-list'
import { isOver, notesOn, standing } from '@/lib/admissions/deadline-words'
import type { Deadline } from '@/lib/admissions/deadlines'
import { paths } from '@/lib/routing/paths'
import type { Owner } from './deadline-names'
import styles from './deadline-table.module.css'

export const deadlinesCalendar = `${paths.deadlines}/calendar.ics`

type DeadlineTableProps = {
  rows: readonly Deadline[]
  ownerOf: (deadline: Deadline) => Owner
  /** An ISO day in Shanghai. */
  today: string
}

/** Days with whose they are, how long is left and where that was read. Those that are sure can be ticked for a calendar. */
export function DeadlineTable({ rows, ownerOf, today }: DeadlineTableProps) {
  const canRemind = rows.some((deadline) => isRemindable(deadline, today))
  return (
    <form action={deadlinesCalendar} method="get" className="stack gap-4">
      <table className={styles.table}>
        <caption className="visually-hidden">申请截止日，近的在前</caption>
        <thead>
          <tr>
            <th scope="col">学校与轮次</th>
            <th scope="col">截止日</th>
            {canRemind && <th scope="col">日历</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((deadline) => {
            const owner = ownerOf(deadline)
            return (
              <tr key={deadline.id} data-over={isOver(deadline, today) ? '' : undefined}>
                <th scope="row">
                  <Whose deadline={deadline} owner={owner} />
                </th>
                <td>
                  <Day deadline={deadline} today={today} />
                </td>
                {canRemind && (
                  <td className={styles.tick}>
                    {isRemindable(deadline, today) && (
                      <label>
                        <input type="checkbox" name="ids" value={deadline.id} />
                        <span className="visually-hidden">{`把${owner.name}${deadline.round}放进日历`}</span>
                      </label>
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {canRemind && (
        <p className="row middle gap-2-4 muted small">
          <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
            把勾选的存成日历（.ics）
          </button>
          <span>这个文件的网址可以在日历软件里订阅；日期有变时，同一条会被更新。</span>
        </p>
      )}
    </form>
  )
}

function Whose({ deadline, owner: { name, href } }: { deadline: Deadline; owner: Owner }) {
  const { country, level, round, source, readOn } = deadline
  const notes = notesOn(deadline)
  return (
    <>
      <span className={`${styles.name} flex middle gap-2 dark strong`}>
        <Flag code={country} width={18} />
        {href === null ? name : <Link href={`${href}#deadlines`}>{name}</Link>}
      </span>
      <span className={styles.round}>
        {deadlineLevels[level]} · {round}
      </span>
      {notes.length > 0 && <span className={`${styles.note} muted tiny`}>{notes.join('；')}</span>}
      <span className={`${styles.note} muted tiny`}>
        来源：
        <SourceLink source={source} />
        {readOn !== null && (
          <>
            ，<span className={styles.read}>{`${readOn} 读`}</span>
          </>
        )}
      </span>
    </>
  )
}

function Day({ deadline, today }: { deadline: Deadline; today: string }) {
  const { opens, closes, timeZone } = deadline
  return (
    <>
      <strong className={`${styles.day} dark figures`}>{closes ?? `${opens} 开放`}</strong>
      {closes !== null && timeZone !== null && (
        <span className={`${styles.note} muted tiny`}>{timeZone}</span>
      )}
      <span className={styles.standing}>{standing(deadline, today) ?? '以官网为准'}</span>
    </>
  )
}

import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import { SourceLink } from '@/components/ui/source-link'
import { isOver, notesOn, standing } from '@/lib/admissions/deadline-words'
import type { Deadline } from '@/lib/admissions/deadlines'
import { type DatedSchool, deadlinesOfSchool } from '@/lib/admissions/deadlines-of'
import { paths } from '@/lib/routing/paths'
import styles from './school-deadlines.module.css'

const levels = [
  { level: 'undergraduate', caption: '本科' },
  { level: 'master', caption: '硕士' },
  { level: 'transfer', caption: '转学' },
] as const

/** Every registered day of a school, whatever the level. */
export const hasDeadlines = (school: DatedSchool): boolean =>
  levels.some(({ level }) => deadlinesOfSchool(school, level).length > 0)

/** The registered days of a school and of the system that it admits through: how long still, from whom, read when. */
export function SchoolDeadlines({ school, today }: { school: DatedSchool; today: string }) {
  return (
    <div className={styles.tables}>
      {levels.map(({ level, caption }) => {
        const days = deadlinesOfSchool(school, level)
        return (
          days.length > 0 && (
            <PlainTable
              key={level}
              caption={`${caption}，2027 年入学；递交前以官网当天的日期为准`}
              columns={['轮次', '截止日', '还有几天', '来源']}
              rows={days.toSorted(byDay(today)).map((deadline) => ({
                key: deadline.id,
                label: deadline.round,
                cells: [
                  <Day key="day" deadline={deadline} />,
                  standing(deadline, today) ?? '以官网为准',
                  <Source key="source" deadline={deadline} />,
                ],
              }))}
            />
          )
        )
      })}
      <p>
        <Link href={`${paths.deadlines}?country=${school.country}`}>同一国家其他学校的截止日</Link>
      </p>
    </div>
  )
}

const byDay = (today: string) => (a: Deadline, b: Deadline) =>
  Number(isOver(a, today)) - Number(isOver(b, today)) ||
  (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0)

const dayOf = ({ opens, closes }: Deadline) => closes ?? opens ?? ''

function Day({ deadline }: { deadline: Deadline }) {
  const { opens, closes, timeZone } = deadline
  const notes = notesOn(deadline)
  return (
    <>
      <strong>{closes ?? `${opens} 开放`}</strong>
      {closes !== null && timeZone !== null && ` ${timeZone}`}
      {notes.length > 0 && <span className={styles.note}>{notes.join('；')}</span>}
    </>
  )
}

function Source({ deadline: { source, readOn } }: { deadline: Deadline }) {
  return (
    <>
      <SourceLink source={source} />
      {readOn !== null && <span className={styles.note}>{readOn} 存</span>}
    </>
  )
}

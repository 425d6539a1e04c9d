import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { type DatedSchool, deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { checkMark } from '@/lib/facts/marks'
import { paths } from '@/lib/routing/paths'

const levels = [
  { level: 'undergraduate', caption: '本科' },
  { level: 'master', caption: '硕士' },
  { level: 'transfer', caption: '转学' },
] as const

/** Whether a school has any registered day, at any level. */
export const hasDeadlines = (school: DatedSchool): boolean =>
  levels.some(({ level }) => deadlinesOfSchool(school, level).length)

/** The registered days of a school and of its application system: time left, source, day of reading; and for which level there is none. */
export function SchoolDeadlines({ school, now }: { school: DatedSchool; now: Date }) {
  const missing = levels.filter(
    ({ level }) => level !== 'transfer' && deadlinesOfSchool(school, level).length === 0,
  )
  return (
    <>
      {levels.map(({ level, caption }) => {
        const days = deadlinesOfSchool(school, level)
        const left = days.filter((day) => !isOver(day, now)).length
        const openRows = left === 0 ? days.length : left
        const isOneSource = new Set(days.map(({ source, readOn }) => `${source.url} ${readOn}`)).size === 1
        return (
          days.length > 0 && (
            <DataTable
              key={level}
              caption={`申请截止日：${caption}，2027 年入学`}
              isHeadHidden
              rows={days.toSorted(
                (a, b) => Number(isOver(a, now)) - Number(isOver(b, now)) || momentOf(a) - momentOf(b),
              )}
              keyOf={({ id }) => id}
              openRows={openRows}
              rest={`已截止的 ${days.length - openRows} 个日期`}
              head={{ label: '轮次', cell: ({ round }) => round }}
              columns={(column) => [
                column.value('截止日', ({ closes, opens }) => closes ?? `${opens} 开放`),
                column.detail('还有几天，说明', (deadline) => noteOf(deadline, now)),
                column.detail('来源', (deadline) => !isOneSource && <Source deadline={deadline} />),
              ]}
              foot={
                <>
                  {isOneSource && days[0] && (
                    <>
                      来源：
                      <Source deadline={days[0]} />。
                    </>
                  )}
                  <Link href={`${paths.deadlines}?country=${school.country}`}>同一国家其他学校的截止日</Link>
                </>
              }
            />
          )
        )
      })}
      {missing.length > 0 && (
        <p className="text-muted text-sm">
          {missing.map(({ caption }) => caption).join('、')}申请日期没查到，问学校。
        </p>
      )}
    </>
  )
}

const momentOf = ({ opens, ending }: Deadline) => ending?.by ?? Date.parse(opens ?? '')

/** One mark is enough for a day that is not counted. */
function noteOf(deadline: Deadline, now: Date) {
  const left = standing(deadline, now)
  const notes = [left, deadline.timeZone, ...notesOn(deadline)].filter(Boolean).join('；')
  return left === null && !notes.includes(checkMark) ? `${notes}${checkMark}` : notes
}

function Source({ deadline: { source, readOn } }: { deadline: Deadline }) {
  return (
    <>
      <SourceLink source={source} />
      {readOn && `，${readOn} 存`}
    </>
  )
}

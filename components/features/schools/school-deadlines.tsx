import { SourceLink } from '@/components/facts/source-link'
import { daysWords, stateInStrip } from '@/components/features/deadlines/strip-words'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { DayLine } from '@/components/ui/plots/day-line'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { type DatedSchool, deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { paths } from '@/lib/routing/paths'

const levels = [
  { level: 'undergraduate', caption: '本科' },
  { level: 'master', caption: '硕士' },
  { level: 'transfer', caption: '转学' },
] as const

const countOf = (school: DatedSchool) =>
  levels.reduce((sum, { level }) => sum + deadlinesOfSchool(school, level).length, 0)

/** Whether a school has any registered day, at any level. */
export const hasDeadlines = (school: DatedSchool): boolean => countOf(school) > 0

/** Fewer days are read from their table as fast as from a picture. */
const fewestInStrip = 3

/** Whether a school has days for a strip. */
export const hasDeadlineStrip = (school: DatedSchool): boolean => countOf(school) >= fewestInStrip

type SchoolDeadlinesProps = { school: DatedSchool & { name: string }; now: Date }

/** More days are in the table only: of the past ones the last, of the others the next. */
const mostInStrip = 4

/** The days of a school as a strip: past ones struck, the next one with the days that are left. Phones have the table only. */
export function DeadlineStrip({ school, now }: SchoolDeadlinesProps) {
  const known = levels.filter(({ level }) => deadlinesOfSchool(school, level).length > 0)
  const days = known
    .flatMap(({ level, caption }) =>
      deadlinesOfSchool(school, level).flatMap((deadline) => {
        const { opens, closes, round, isInternationalOnly } = deadline
        const day = closes ?? opens
        const label = [
          known.length > 1 && `${caption}，`,
          round,
          isInternationalOnly && '（内地高考生不适用）',
        ]
        return day === null
          ? []
          : [
              {
                day,
                label: label.filter(Boolean).join(''),
                ...stateInStrip(deadline, now),
              },
            ]
      }),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day))
  const over = days.filter(({ isOver }) => isOver).length
  const from = Math.max(0, Math.min(over - 1, days.length - mostInStrip))
  return (
    <div className="max-lg:hidden">
      <PlotFigure
        title={daysWords(days, '2027 年入学')}
        source={`共登记 ${days.length} 个日子，说明和来源在表里。`}
        table={null}
      >
        <DayLine entries={days.slice(from, from + mostInStrip)} />
      </PlotFigure>
    </div>
  )
}

/** The registered days of a school and of its application system: time left, source, day of reading; and for which level there is none. */
export function SchoolDeadlines({ school, now }: SchoolDeadlinesProps) {
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
              caption={`申请截止日：${caption}，2027 年入学；以官网当天的日期为准`}
              isHeadHidden
              rows={days.toSorted(byDay(now))}
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
                  {isOneSource && days[0] !== undefined && (
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
          没有收录这所学校的{missing.map(({ caption }) => caption).join('、')}
          申请日期；没有收录不等于没有截止日，请看官网。
        </p>
      )}
    </>
  )
}

const byDay = (now: Date) => (a: Deadline, b: Deadline) =>
  Number(isOver(a, now)) - Number(isOver(b, now)) || momentOf(a) - momentOf(b)

const momentOf = ({ opens, ending }: Deadline) => ending?.by ?? Date.parse(opens ?? '')

const noteOf = (deadline: Deadline, now: Date): string =>
  [standing(deadline, now) ?? '以官网为准', deadline.timeZone, ...notesOn(deadline)]
    .filter(Boolean)
    .join('；')

function Source({ deadline: { source, readOn } }: { deadline: Deadline }) {
  return (
    <>
      <SourceLink source={source} />
      {readOn !== null && `，${readOn} 存`}
    </>
  )
}

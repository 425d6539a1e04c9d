import { DayCalendar } from '@/components/ui/plots/day-calendar'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { shanghaiDate } from '@/lib/core/time'
import { calendarOf } from '@/lib/facts/admissions/deadline-calendar'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { type ListState, listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** The id of the first row of a day. */
export const dayId = (day: string) => `d-${day}`

/** With fewer days to come the list says it all. */
const fewest = 5

type DeadlineCalendarProps = {
  /** All matching dates, in the order of the list. */
  rows: readonly Deadline[]
  state: ListState
  perPage: number
  now: Date
}

/** When the listed dates close: a square for each day, and in which month most of them are. */
export function DeadlineCalendar({ rows, state, perPage, now }: DeadlineCalendarProps) {
  const months = calendarOf(rows, now)
  const today = shanghaiDate(now)
  const coming = months.map(({ month, days }) => ({
    month,
    count: days.filter(({ isOver }) => !isOver).reduce((sum, { count }) => sum + count, 0),
  }))
  const open = coming.reduce((sum, { count }) => sum + count, 0)
  if (open < fewest) return null
  const fullest = coming.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    <PlotFigure
      title={`${monthWords(fullest.month)}最多，${fullest.count} 个截止`}
      source="一格一天，越深截止越多；红框是今天。"
    >
      <DayCalendar
        unit="个"
        today={today}
        months={months.map(({ month, days }) => ({
          month,
          name: monthName(month, today),
          days: days.map(({ day, count, isOver, at }) => ({
            day,
            count,
            isOver,
            label: `${dayWords(day)}，${count} 个截止`,
            href: `${listHref(paths.deadlines, state.values, Math.floor(at / perPage) + 1)}#${dayId(day)}`,
          })),
        }))}
      />
    </PlotFigure>
  )
}

const monthWords = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5, 7))} 月`

/** The year is written where it begins. */
const monthName = (month: string, today: string) =>
  month.endsWith('-01') || today.startsWith(month) ? month : `${Number(month.slice(5, 7))} 月`

const dayWords = (day: string) => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`

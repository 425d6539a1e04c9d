import type { CSSProperties } from 'react'
import { WholeDays } from '@/components/ui/whole-values'
import { percent } from './axis'
import { axisOfDays, nextDay, placeOfDay } from './day-axis'
import './day-strip.css'

export type DayStripEntry = {
  /** The day on which it can begin, `2026-09-01`; null when only the last day is known. */
  opens: string | null
  /** The last day. */
  day: string
  /** What to do: 递交申请. */
  label: string
  isOver: boolean
  /** Time left in words, such as 还有 4 天; null when the days must not be counted. */
  standing: string | null
}

type DayStripProps = {
  /** At most six. */
  entries: readonly DayStripEntry[]
  /** Today, `2026-11-24`. */
  today: string
}

/**
 * Days of a season as points over its months, each with its words: past ones are struck through, the nearest future one and today have the
 * colour of what is the visitor's. Where there is no room for the months, the words alone.
 */
export function DayStrip({ entries, today }: DayStripProps) {
  const days = entries.toSorted((one, other) => one.day.localeCompare(other.day))
  const axis = axisOfDays(
    days.flatMap(({ opens, day }) => [day, opens ?? day]),
    today,
  )
  if (axis === null) return null
  const next = nextDay(days)
  const hasToday = today >= axis.from && today < axis.to
  return (
    <div data-days="strip">
      <div data-days="plot">
        <div data-days="layer" aria-hidden="true">
          {axis.months.map(({ day, label }) => (
            <span key={day} data-days="month" style={at(placeOfDay(axis, day))}>
              {label !== '' && <span>{label}</span>}
            </span>
          ))}
          {hasToday && (
            <span data-days="today" style={at(placeOfDay(axis, today))}>
              <span>今天</span>
            </span>
          )}
        </div>
        <ol data-days="entries">
          {days.map(({ opens, day, label, isOver, standing }) => (
            <li key={`${day} ${label}`} data-state={isOver ? 'over' : day === next ? 'next' : undefined}>
              <span data-days="words">
                <time dateTime={day} data-days="day">
                  {isOver ? <s>{day}</s> : day}
                </time>
                <span>{label}</span>
                {standing !== null && (
                  <span data-days="standing">
                    <WholeDays text={standing} />
                  </span>
                )}
              </span>
              <span data-days="track" aria-hidden="true">
                {opens !== null && opens < day && (
                  <span
                    data-days="span"
                    style={{
                      ...at(placeOfDay(axis, opens)),
                      width: percent(placeOfDay(axis, day) - placeOfDay(axis, opens)),
                    }}
                  />
                )}
                <span data-days="point" style={at(placeOfDay(axis, day))} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const at = (share: number): CSSProperties => ({ insetInlineStart: percent(share) })

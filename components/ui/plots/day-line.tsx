import type { CSSProperties } from 'react'
import stopsStyles from '@/components/ui/stops.module.css'
import { nextDay } from './day-axis'
import type { DayStripEntry } from './day-strip'

type DayLineProps = {
  entries: readonly Pick<DayStripEntry, 'day' | 'label' | 'isOver' | 'standing'>[]
}

/** Days below each other on a line, for margins: past ones are struck through, the nearest future one has the colour of what is the visitor's. */
export function DayLine({ entries }: DayLineProps) {
  const next = nextDay(entries)
  return (
    <ol>
      {entries.map(({ day, label, isOver, standing }) => {
        const isNext = !isOver && day === next
        return (
          <li
            key={`${day} ${label}`}
            className={`${stopsStyles.stop} grid grid-cols-term gap-x-3 pb-3 pl-6 ${isOver ? 'text-muted' : ''}`}
            style={
              {
                '--term': '6em',
                '--stop': `var(${isNext ? '--mark-own' : isOver ? '--axis' : '--mark'})`,
              } as CSSProperties
            }
          >
            <time dateTime={day} className={`tabular-nums ${isNext ? 'text-accent font-semibold' : ''}`}>
              {isOver ? <s>{day}</s> : day}
            </time>
            <span>
              {label}
              {standing !== null && (
                <span className={`block text-quiet ${isNext ? 'text-accent font-semibold' : 'text-muted'}`}>
                  {standing}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

import { Link } from '@/components/ui/link'
import styles from './day-calendar.module.css'
import { cellsOf, shadeOf, shadeWords } from './month-squares'

type Day = {
  /** ISO day. */
  day: string
  count: number
  href: string
  /** 11 月 30 日，4 个截止. */
  label: string
  isOver: boolean
}

type DayCalendarProps = {
  months: readonly { month: string; name: string; days: readonly Day[] }[]
  /** ISO day, marked in its month. */
  today: string
  /** What is counted, for the key below. */
  unit: string
}

/**
 * Months as squares of days, darker where more happens. A square is smaller than a finger, so the name of the month is the link; a pointer
 * is told what a square counts.
 */
export function DayCalendar({ months, today, unit }: DayCalendarProps) {
  return (
    <div className="grid gap-3">
      <ol className={styles.months}>
        {months.map(({ month, name, days }) => (
          <li key={month}>
            <MonthName name={name} first={days[0]} />
            <div className={styles.month}>
              <Squares month={month} days={days} today={today} />
              {days.map(({ day, label }) => {
                const cell = cellsOf(month)[Number(day.slice(8, 10)) - 1]
                return (
                  cell !== undefined && (
                    <span
                      key={day}
                      style={{ gridColumn: cell.column + 1, gridRow: cell.row + 1 }}
                      title={label}
                    />
                  )
                )
              })}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        {shadeWords.map((words, shade) => (
          <span key={words}>
            <svg viewBox="-0.5 -0.5 1 1" className={styles.squares} aria-hidden="true">
              <path d="M0 0h0" data-shade={shade} />
            </svg>
            {words} {unit}
          </span>
        ))}
      </p>
    </div>
  )
}

function MonthName({ name, first }: { name: string; first: Day | undefined }) {
  if (first === undefined) return <span className={styles.name}>{name}</span>
  return (
    <Link href={first.href} className={styles.name}>
      {name}
    </Link>
  )
}

/** Strokes without length are squares; all of one shade are one path. */
function Squares({ month, days, today }: { month: string; days: readonly Day[]; today: string }) {
  const byDay = new Map(days.map((each) => [Number(each.day.slice(8, 10)), each]))
  const cells = Map.groupBy(cellsOf(month), ({ day }) => {
    const held = byDay.get(day)
    return held === undefined ? 'none' : held.isOver ? 'over' : String(shadeOf(held.count))
  })
  const now = today.startsWith(month) ? cellsOf(month)[Number(today.slice(8, 10)) - 1] : undefined
  return (
    <svg className={styles.squares} viewBox="-0.5 -0.5 7 6" aria-hidden="true">
      {[...cells].map(([shade, of]) => (
        <path
          key={shade}
          data-shade={shade}
          d={of.map(({ column, row }) => `M${column} ${row}h0`).join('')}
        />
      ))}
      {now !== undefined && (
        <rect className={styles.today} x={now.column - 0.45} y={now.row - 0.45} width="0.9" height="0.9" />
      )}
    </svg>
  )
}

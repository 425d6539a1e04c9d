import { Link } from '@/components/ui/link'
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
      <ol className="grid grid-cols-12 gap-[0.875rem] max-lg:grid-cols-6 max-md:not-print:grid-cols-3 max-md:not-print:gap-4 max-md:not-print:*:nth-[n+4]:hidden">
        {months.map(({ month, name, days }) => (
          <li key={month}>
            <MonthName name={name} first={days[0]} />
            <div className="grid grid-cols-7 grid-rows-6 aspect-[7/6]">
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
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {shadeWords(unit).map((words, shade) => (
          <span key={words} className="inline-flex gap-1.5 items-center">
            <svg
              viewBox="-0.5 -0.5 1 1"
              className={`${squares} w-[0.875rem] h-[0.875rem]`}
              aria-hidden="true"
            >
              <path d="M0 0h0" className={shades[shade]} />
            </svg>
            {words}
          </span>
        ))}
      </p>
    </div>
  )
}

function MonthName({ name, first }: { name: string; first: Day | undefined }) {
  const className =
    'block pb-1 text-muted text-sm leading-heading whitespace-nowrap max-lg:flex max-lg:items-center max-lg:min-h-target'
  if (first === undefined) return <span className={className}>{name}</span>
  return (
    <Link href={first.href} className={className}>
      {name}
    </Link>
  )
}

const squares = 'stroke-mark stroke-[0.8] [stroke-linecap:square] [print-color-adjust:exact]'

/** By number, the lightest first; of days without anything, and of past ones. */
const shades: Record<string, string | undefined> = {
  none: 'stroke-grid forced-colors:stroke-[0.3]',
  over: 'stroke-axis forced-colors:stroke-[0.3]',
  0: '[stroke-opacity:0.3]',
  1: '[stroke-opacity:0.5]',
  2: '[stroke-opacity:0.75]',
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
    <svg className={`${squares} col-span-full row-span-full`} viewBox="-0.5 -0.5 7 6" aria-hidden="true">
      {[...cells].map(([shade, of]) => (
        <path
          key={shade}
          className={shades[shade]}
          d={of.map(({ column, row }) => `M${column} ${row}h0`).join('')}
        />
      ))}
      {now !== undefined && (
        <rect
          className="fill-none stroke-own stroke-[0.2]"
          x={now.column - 0.45}
          y={now.row - 0.45}
          width="0.9"
          height="0.9"
        />
      )}
    </svg>
  )
}

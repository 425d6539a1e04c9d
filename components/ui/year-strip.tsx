import styles from './year-strip.module.css'

type YearStripEntry = {
  /** `2026-09`. */
  month: string
  /** The last month; by default the same month. */
  until?: string | undefined
  /** What to do: 递交申请. */
  label: string
}

type YearStripProps = {
  /** One sentence: 英国硕士 2027 年入学的时间. */
  label: string
  /** At most six, in order of time. */
  entries: readonly YearStripEntry[]
  /** Today, `2026-11-24`. It is marked only inside the months shown. */
  today: string
}

/**
 * Twelve to twenty-four months in one line with a mark for today; on phones a list of months and what to do in them.
 */
export function YearStrip({ label, entries, today }: YearStripProps) {
  const first = Math.min(...entries.map(({ month }) => countOf(month)))
  const last = Math.max(...entries.map(({ month, until }) => countOf(until ?? month)))
  const months = last - first + 1
  const now = countOf(today) - first + (Number(today.slice(8, 10)) - 1) / 31
  return (
    <figure aria-label={label} className={styles.strip}>
      {now >= 0 && now < months && (
        <span className={styles.today} style={{ insetInlineStart: `${(now / months) * 100}%` }}>
          今天
        </span>
      )}
      <ol className={styles.entries} style={{ gridTemplateColumns: `repeat(${months}, minmax(0, 1fr))` }}>
        {entries.map(({ month, until, label: text }, at) => {
          const from = countOf(month) - first + 1
          return (
            <li
              key={`${month} ${text}`}
              className={countOf(until ?? month) < countOf(today) ? `${styles.over} muted` : undefined}
              style={{
                gridColumn: `${from} / ${countOf(until ?? month) - first + 2}`,
                gridRow: at + 1,
              }}
            >
              <span className={`${styles.month} muted small figures`}>{monthText(month, until)}</span>
              <span>{text}</span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** Months since the year 0. */
const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

function monthText(month: string, until = month): string {
  const [year, number] = month.split('-').map(Number)
  const [untilYear, untilNumber] = until.split('-').map(Number)
  if (month === until) return `${year} 年 ${number} 月`
  return `${year} 年 ${number} 月–${untilYear === year ? '' : `${untilYear} 年 `}${untilNumber} 月`
}

import styles from './year-strip.module.css'

type YearStripEntry = {
  /** The day on which it can begin, `2026-09-01`; null when only the last day is known. */
  opens: string | null
  /** The last day, or the first of something without a last day. */
  day: string
  /** What to do: 递交申请. */
  label: string
  /** Time left in words, such as 还有 4 天; null when the days must not be counted. */
  standing: string | null
}

type YearStripProps = {
  /** One sentence: 英国硕士 2027 年入学的时间. */
  label: string
  /** At most six. */
  entries: readonly YearStripEntry[]
  /** Today, `2026-11-24`. It is marked only inside the months shown. */
  today: string
}

/**
 * The days of a season over their months, with a mark for today: past days are struck through, the nearest future one is marked. On
 * phones a list.
 */
export function YearStrip({ label, entries, today }: YearStripProps) {
  const days = entries.toSorted((one, other) => one.day.localeCompare(other.day))
  const first = Math.min(...days.map(({ opens, day }) => countOf(opens ?? day)))
  const last = Math.max(...days.map(({ day }) => countOf(day)))
  const months = last - first + 1
  const now = countOf(today) - first + (Number(today.slice(8, 10)) - 1) / 31
  const next = days.find(({ day }) => day >= today)?.day
  return (
    <figure aria-label={label} className={styles.strip}>
      {now >= 0 && now < months && (
        <span className={styles.today} style={{ insetInlineStart: `${(now / months) * 100}%` }}>
          今天
        </span>
      )}
      <ol className={styles.entries} style={{ gridTemplateColumns: `repeat(${months}, minmax(0, 1fr))` }}>
        {days.map(({ opens, day, label: text, standing }, at) => (
          <li
            key={`${day} ${text}`}
            className={day < today ? `${styles.over} text-muted` : day === next ? styles.next : undefined}
            data-late={countOf(opens ?? day) - first >= months / 2}
            style={{
              gridColumn: `${countOf(opens ?? day) - first + 1} / ${countOf(day) - first + 2}`,
              gridRow: at + 1,
            }}
          >
            <span className={`${styles.day} text-sm tabular-nums`}>
              {day < today ? (
                <s>
                  <time dateTime={day}>{day}</time>
                </s>
              ) : (
                <time dateTime={day}>{day}</time>
              )}
            </span>
            <span>{text}</span>
            {standing !== null && <span className="text-sm tabular-nums">{standing}</span>}
            {day === next && <span className={`${styles.mark} text-sm`}>最近</span>}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Months since the year 0. */
const countOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

import { grouped } from '@/lib/core/numbers'
import styles from './contents.module.css'

export type ContentsEntry = {
  id: string
  /** At most eight characters. */
  label: string
  /** Number of things in this part. */
  count?: number | undefined
}

/**
 * Links to the parts of a page, at most eight: two columns on phones, one row on wide screens, one column in an
 * aside.
 */
export function Contents({
  entries,
  label = '本页内容',
  isColumn = false,
}: {
  entries: readonly ContentsEntry[]
  label?: string
  isColumn?: boolean
}) {
  return (
    <nav aria-label={label} className="print:hidden!">
      <ol
        className={
          isColumn
            ? `${styles.list} grid grid-cols-2 text-sm ${styles.column}`
            : `${styles.list} grid grid-cols-2 text-sm`
        }
      >
        {entries.map(({ id, label: text, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>
                {text}
                {count !== undefined && <span className="text-muted tabular-nums"> {grouped(count)}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

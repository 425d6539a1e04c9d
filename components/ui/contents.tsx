import { grouped } from '@/lib/core/numbers'
import styles from './contents.module.css'

export type ContentsEntry = {
  id: string
  /** At most ten characters. */
  label: string
  /** Number of things in this part. */
  count?: number | undefined
}

/**
 * Links to the parts of a page, at most eight: two columns on phones; on wide screens one row, or even ones so that no link is alone in
 * its row; one column in an aside.
 */
export function Contents({
  entries,
  label = '本页内容',
  isColumn = false,
  isAside = false,
}: {
  entries: readonly ContentsEntry[]
  label?: string
  isColumn?: boolean
  /** Beside the answer: two columns on wide screens too. */
  isAside?: boolean
}) {
  return (
    <nav aria-label={label} className="print:hidden!">
      <ol
        className={`${styles.list} grid grid-cols-2 text-sm ${isColumn ? styles.column : isAside ? '' : styles.rows}`}
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

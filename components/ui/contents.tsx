import { grouped } from '@/lib/core/numbers'
import styles from './contents.module.css'

export type ContentsEntry = {
  id: string
  /** At most ten characters. */
  label: string
  /** Number of things in this part. */
  count?: number | undefined
}

/** The width of a row of the links beside a form, and what a letter and the space between two links take of it, in px. */
const room = { row: 744, wideLetter: 14, narrowLetter: 8, gap: 24 }

/** Whether all links fit into one row. */
function fitsOneRow(entries: readonly ContentsEntry[]): boolean {
  const widths = entries.map(({ label, count }) =>
    [...label, ...(count === undefined ? '' : ` ${grouped(count)}`)].reduce(
      (sum, letter) => sum + (letter > '\u2e80' ? room.wideLetter : room.narrowLetter),
      0,
    ),
  )
  return widths.reduce((sum, width) => sum + width + room.gap, -room.gap) <= room.row
}

/**
 * Links to the parts of a page, at most eight: two columns on phones; on wide screens one row, or two even ones so that no link is
 * alone in its row; one column in an aside.
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
        data-rows={isAside ? 'aside' : isColumn || fitsOneRow(entries) ? undefined : 'two'}
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

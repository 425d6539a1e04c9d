import styles from './contents.module.css'

export type ContentsEntry = {
  id: string
  /** Eight signs at most. */
  label: string
  /** How many things the part holds. */
  count?: number | undefined
}

/** The parts of a page, eight at most: two columns on phones, one row on wide screens, one column in an aside. */
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
    <nav aria-label={label} className="no-print">
      <ol
        className={
          isColumn
            ? `${styles.list} stack halves small ${styles.column}`
            : `${styles.list} stack halves small`
        }
      >
        {entries.map(({ id, label: text, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>
                {text}
                {count !== undefined && (
                  <span className="muted figures"> {count.toLocaleString('en-US')}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

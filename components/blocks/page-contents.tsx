import styles from './page-contents.module.css'

type PageContentsProps = { entries: readonly { id: string; label: string }[]; label?: string }

/** The parts of a long page in one row that scrolls sideways where it does not fit. */
export function PageContents({ entries, label = '本页内容' }: PageContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol className={styles.list}>
        {entries.map(({ id, label: text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

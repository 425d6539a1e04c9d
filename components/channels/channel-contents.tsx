import styles from '@/components/campaign/campaign-page.module.css'

export type ContentsEntry = { id: string; label: string }

/** The parts of a long page in one row that scrolls sideways where it does not fit. */
export function ChannelContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className={styles.contents} aria-label="本页内容">
      <ol className={styles.contentsList}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

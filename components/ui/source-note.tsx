import { Link } from '@/components/ui/link'
import { checkMark, datedPeriod } from '@/lib/facts/marks'
import styles from './source-note.module.css'

type SourceNoteProps = {
  source: { name: string; url: string }
  asOf: string
  check: boolean
}

/** Where a figure comes from and for when it was stated, with the mark where the reader should look it up again. */
export function SourceNote({ source, asOf, check }: SourceNoteProps) {
  const dated = datedPeriod(asOf)
  return (
    <span className={`${styles.note} block muted tiny`}>
      来源：
      <Link href={source.url} rel="nofollow noopener">
        {source.name}
      </Link>
      {dated !== null && `，${dated}`}
      {(check || dated === null) && <span className={styles.check}>{checkMark}</span>}
    </span>
  )
}

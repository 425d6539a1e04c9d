import { Link } from '@/components/ui/link'
import { checkMark, datedPeriod } from '@/lib/facts/marks'
import styles from './source-note.module.css'

type SourceNoteProps = {
  source: { name: string; url: string }
  asOf: string
  check: boolean
}

/** The source and date of a figure, with a mark when the reader should check it again. */
export function SourceNote({ source, asOf, check }: SourceNoteProps) {
  const dated = datedPeriod(asOf)
  return (
    <span className={`${styles.note} block text-muted text-xs leading-relaxed`}>
      来源：
      <Link href={source.url} rel="nofollow noopener">
        {source.name}
      </Link>
      {dated !== null && `，${dated}`}
      {(check || dated === null) && <span className={styles.check}>{checkMark}</span>}
    </span>
  )
}

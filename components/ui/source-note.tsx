import styles from './source-note.module.css'

type SourceNoteProps = {
  source: { name: string; url: string }
  asOf: string
  check: boolean
}

/** Where a figure comes from and for when it was stated; says so when the reader should look it up again. */
export function SourceNote({ source, asOf, check }: SourceNoteProps) {
  return (
    <span className={styles.note}>
      来源：
      <a href={source.url} rel="nofollow noopener">
        {source.name}
      </a>
      ，{asOf}
      {check && (
        <>
          ，<span className={styles.check}>以官方最新公布为准，请核对</span>
        </>
      )}
    </span>
  )
}

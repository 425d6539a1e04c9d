import styles from './bars.module.css'

export type CostPart = {
  /** 学费, 生活. */
  label: string
  /** In the same currency for all parts. */
  value: number
  /** The sum in words: 25.6 万. */
  text: string
}

/** The parts of a sum, as one bar and as text below it. At most four parts, and one bar per sum. */
export function CostBar({ parts, label }: { parts: readonly CostPart[]; label: string }) {
  return (
    <figure aria-label={label}>
      <span className={styles.stack} aria-hidden="true">
        {parts.map(({ label: part, value }, at) => (
          <span key={part} className={styles[`part${at}`]} style={{ flexGrow: value }} />
        ))}
      </span>
      <dl className={styles.parts}>
        {parts.map(({ label: part, text }, at) => (
          <div key={part}>
            <dt className={styles[`part${at}`]}>{part}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

import styles from './bars.module.css'

export type CostPart = {
  /** 学费, 生活. */
  label: string
  /** In one currency for all parts. */
  value: number
  /** The sum in words: 25.6 万. */
  text: string
}

/** What a sum consists of, as one bar and as text below it. Four parts at most; no two bars for one sum. */
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

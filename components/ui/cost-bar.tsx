import styles from './bars.module.css'

type CostPart = {
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
      <span className={`${styles.stack} drawn below-2`} aria-hidden="true">
        {parts.map(({ label: part, value }, at) => (
          <span key={part} className={styles[`part${at}`]} style={{ flexGrow: value }} />
        ))}
      </span>
      <dl className={`${styles.parts} row gap-0-4 small`}>
        {parts.map(({ label: part, text }, at) => (
          <div key={part} className="flex middle gap-2">
            <dt className={`${styles[`part${at}`]} flex middle gap-2 muted`}>{part}</dt>
            <dd className="dark strong figures">{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

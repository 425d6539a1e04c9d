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
      <span
        className={`${styles.stack} forced-color-adjust-none [print-color-adjust:exact] mb-2`}
        aria-hidden="true"
      >
        {parts.map(({ label: part, value }, at) => (
          <span key={part} className={styles[`part${at}`]} style={{ flexGrow: value }} />
        ))}
      </span>
      <dl className={`${styles.parts} flex flex-wrap gap-x-4 text-sm`}>
        {parts.map(({ label: part, text }, at) => (
          <div key={part} className="flex items-center gap-2">
            <dt className={`${styles[`part${at}`]} flex items-center gap-2 text-muted`}>{part}</dt>
            <dd className="text-heading font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

import type { CSSProperties, ReactNode } from 'react'
import styles from './bars.module.css'

type CostPart = {
  /** 学费, 生活. */
  label: string
  /** In the same currency for all parts. */
  value: number
  /** The sum in words: 25.6 万. */
  text: string
  /** Often forgotten: hatched. */
  isOverlooked: boolean
  /** What it depends on, below the sum. */
  note?: ReactNode
}

type CostBarProps = {
  parts: readonly CostPart[]
  label: string
}

/**
 * The parts of a sum, as one bar and as text below it. At most four parts, and one bar per sum. The parts get paler one after the other;
 * those that are often forgotten are hatched.
 */
export function CostBar({ parts, label }: CostBarProps) {
  return (
    <figure aria-label={label}>
      <span
        className={`${styles.stack} forced-color-adjust-none [print-color-adjust:exact] mb-2`}
        aria-hidden="true"
      >
        {parts.map((part, at) => (
          <span
            key={part.label}
            className={styles[`part${at}`]}
            style={{ flexGrow: part.value, ...(part.isOverlooked && hatched) }}
          />
        ))}
      </span>
      <dl
        className={`${styles.parts} grid grid-cols-2 gap-3 text-sm lg:auto-cols-fr lg:grid-flow-col lg:gap-x-6`}
      >
        {parts.map((part, at) => (
          <div key={part.label}>
            <dt
              className={`${styles[`part${at}`]} flex items-center gap-2 text-muted`}
              style={part.isOverlooked ? hatched : undefined}
            >
              {part.label}
            </dt>
            <dd className="text-heading font-semibold tabular-nums">{part.text}</dd>
            {part.note !== undefined && <dd className="text-muted text-quiet">{part.note}</dd>}
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** Drawn here and not in the stylesheet, which every page loads. */
const hatched = {
  '--fill': 'repeating-linear-gradient(135deg, var(--mark) 0 2px, transparent 2px 5px)',
  '--fade': 1,
} as CSSProperties

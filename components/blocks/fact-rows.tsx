import type { ReactNode } from 'react'
import styles from './fact-rows.module.css'

export type FactRow = { label: string; value: ReactNode }

/** Labelled facts of one record, one per line. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="line-above">
      {rows.map(({ label, value }) => (
        <div key={label} className={`${styles.row} stack gap-1-4 line-below pad-3`}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

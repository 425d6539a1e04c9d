import type { ReactNode } from 'react'

export type FactRow = { label: string; value: ReactNode }

/** Labelled facts of one record, one per line; those without a value are left out. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="border-t border-line">
      {rows
        .filter(({ value }) => value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div
            key={label}
            className="[--term:7.5rem] max-xs:[--term:5.5rem] grid grid-cols-term gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

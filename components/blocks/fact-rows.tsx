import type { ReactNode } from 'react'

export type FactRow = { label: string; value: ReactNode }

/** Labelled facts of one record, one per line, or side by side on wide screens; those without a value are left out. */
export function FactRows({ rows, isAcross = false }: { rows: readonly FactRow[]; isAcross?: boolean }) {
  return (
    <dl
      className={`border-t border-line ${isAcross ? 'lg:grid lg:grid-cols-fit-17 lg:gap-x-8 lg:col-span-full lg:*:grid-cols-1 lg:*:border-b-0' : ''}`}
    >
      {rows
        .filter(({ value }) => value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div
            key={label}
            className="[--term:7.5rem] max-xs:[--term:min(6.5rem,30vw)] grid grid-cols-term gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

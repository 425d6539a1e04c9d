import type { ReactNode } from 'react'

type SchoolBandProps = { id: string; title: string; children: ReactNode }

/** One question of a school's page, between thin lines. */
export function SchoolBand({ id, title, children }: SchoolBandProps) {
  return (
    <section className="grid py-band grid-cols-1 gap-4 border-t border-line" aria-labelledby={id}>
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

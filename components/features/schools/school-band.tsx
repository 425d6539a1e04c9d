import type { ReactNode } from 'react'
import styles from './school-band.module.css'

type SchoolBandProps = { id: string; title: string; children: ReactNode }

/** One question of a school's page, between thin lines. */
export function SchoolBand({ id, title, children }: SchoolBandProps) {
  return (
    <section className={`${styles.band} grid grid-cols-1 gap-4 border-t border-line`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './band-grid.module.css'

/** Text, and what belongs in the margin beside it: a plot, a note, links. On narrow screens the margin comes after the text. */
export function BandGrid({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.grid}>
      {children}
      {margin}
    </div>
  )
}

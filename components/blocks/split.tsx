import type { ReactNode } from 'react'
import styles from './split.module.css'

/** A narrow column of text beside the main content; one above the other on small screens. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`${styles.split} grid grid-cols-1`}>
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  )
}

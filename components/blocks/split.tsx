import type { ReactNode } from 'react'
import styles from './split.module.css'

type SplitProps = {
  aside: ReactNode
  /** On wide screens below the aside, on others below the content. */
  note?: ReactNode
  children: ReactNode
}

/** A narrow column of text beside the main content; one above the other on small screens. */
export function Split({ aside, note, children }: SplitProps) {
  return (
    <div className={`${styles.split} grid grid-cols-1`}>
      <div>{aside}</div>
      <div>{children}</div>
      {note}
    </div>
  )
}

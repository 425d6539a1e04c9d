import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = {
  /** `hue` uses the colour of the country or theme around it, `dashed` has a dashed edge. */
  tone?: 'plain' | 'hue' | 'dashed'
  title?: string
  children: ReactNode
}

/** A short label. */
export function Tag({ tone = 'plain', title, children }: TagProps) {
  const look = `${styles.tag} inline-flex items-center text-muted text-xs whitespace-nowrap border border-line rounded-sm`
  return (
    <span className={tone === 'plain' ? look : `${look} ${styles[tone]}`} title={title}>
      {children}
    </span>
  )
}

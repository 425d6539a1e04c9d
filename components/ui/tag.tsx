import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A short label. `hue` uses the colour of the country or theme around it. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'hue'; children: ReactNode }) {
  return (
    <span
      className={
        tone === 'hue'
          ? `${styles.tag} inline-row muted tiny no-wrap box rounded-sm ${styles.hue}`
          : `${styles.tag} inline-row muted tiny no-wrap box rounded-sm`
      }
    >
      {children}
    </span>
  )
}

/** Marks a sample: an invented person, case or admission. It is shown at each of them. */
export function SampleTag() {
  return (
    <span
      className={`${styles.tag} inline-row muted tiny no-wrap box rounded-sm ${styles.sample}`}
      title="示例内容，非真实客户或人员"
    >
      示例
    </span>
  )
}

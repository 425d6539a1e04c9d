import type { Gap } from '@/lib/schools/gaps'
import styles from './gap-list.module.css'

/** What a page does not know, why, and who does. */
export function GapList({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <dl className={styles.list}>
      {gaps.map(({ what, why, ask }) => (
        <div key={what} className={styles.gap}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          <dd className={styles.ask}>到哪里问：{ask}</dd>
        </div>
      ))}
    </dl>
  )
}

import { SourceLink } from '@/components/ui/source-link'
import type { TestPolicy as Policy } from '@/lib/admissions/test-policies'
import styles from './value-rows.module.css'

/** What the school asks of SAT and ACT for entry in 2027, with the season that its page names. */
export function TestPolicy({ policy: { text, season, remark, source, readOn } }: { policy: Policy }) {
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>SAT、ACT 要不要交</dt>
        <dd className={styles.value}>{text}</dd>
        <dd className={styles.note}>
          {season}，<SourceLink source={source} />
          {readOn !== null && `，${readOn} 存`}。{remark !== null && `${remark}。`}
        </dd>
      </div>
    </dl>
  )
}

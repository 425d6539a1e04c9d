import type { ImmigrationProduct, ProgrammeStatus } from '@/lib/api/products'
import { isStale } from '@/lib/campaigns/lifecycle'
import { StateBadge } from './state-badge'
import styles from './status-card.module.css'

type StatusCardProps = {
  status: ProgrammeStatus
  official: ImmigrationProduct['official']
}

/** Whether the programme takes applications, when that was checked, how far the sources reach, and who decides. */
export function StatusCard({ status, official }: StatusCardProps) {
  const stale = isStale(status.checked, new Date())
  return (
    <section className={styles.card} aria-label="项目状态">
      <p className={styles.head}>
        <StateBadge state={stale ? 'unknown' : status.state} />
        <span className={styles.checked}>
          资料查证 <time dateTime={status.checked}>{status.checked}</time>
        </span>
      </p>
      <p>{status.note}</p>
      {stale && <p className={styles.stale}>上次查证已超过六个月，政策可能已经变化，请先到官方网站核对。</p>}
      <p className={styles.official}>
        <span className={styles.label}>官方网站</span>
        {official.map(({ name, url }) => (
          <a key={url} href={url} rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
    </section>
  )
}

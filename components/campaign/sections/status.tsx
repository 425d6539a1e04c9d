import { FactText } from '@/components/ui/fact-text'
import { isStale } from '@/lib/campaigns/lifecycle'
import type { SectionByType } from '@/lib/campaigns/schema'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './status.module.css'

const words: Record<SectionByType['status']['status'], string> = {
  open: '开放',
  paused: '暂停',
  closed: '已关闭',
  unknown: '待确认',
}

/** Whether a programme takes applications, as of when, and the official page that decides. */
export function StatusSection({ section, index }: SectionProps<'status'>) {
  const { status, programme, summary, checked, source, official } = section
  const stale = isStale(checked, new Date())
  return (
    <Band index={index} heading={section.heading}>
      <div className={styles.card}>
        <p className={styles.head}>
          <span className={`${styles.badge} ${stale ? styles.unknown : styles[status]}`}>
            {words[status]}（截至 {checked}）
          </span>
          <strong className={styles.programme}>{plainText(programme)}</strong>
        </p>
        <p>
          <FactText text={summary} />
        </p>
        <dl className={styles.details}>
          <div>
            <dt>资料日期</dt>
            <dd>
              <time dateTime={checked}>{checked}</time>
            </dd>
          </div>
          <div>
            <dt>资料来源</dt>
            <dd>
              <a href={source.url} rel="nofollow noopener">
                {source.name}
              </a>
            </dd>
          </div>
          <div>
            <dt>官方页面</dt>
            <dd>
              <a href={official.url} rel="noopener">
                {official.name}
              </a>
            </dd>
          </div>
        </dl>
        {stale && (
          <p className={styles.stale}>
            待核对：上面的资料已超过六个月。政策可能已经变化，以官方最新公布为准，请核对。
          </p>
        )}
      </div>
    </Band>
  )
}

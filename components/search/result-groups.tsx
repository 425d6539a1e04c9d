import { ButtonLink } from '@/components/ui/button-link'
import type { SearchGroup } from '@/lib/api/search'
import { listHref } from '@/lib/listing'
import { HitList } from './hit-list'
import styles from './result-groups.module.css'
import { searchPath, searchValues } from './search-state'

/** Results by type: the first few of each, and a link to the rest. */
export function ResultGroups({ keyword, groups }: { keyword: string; groups: readonly SearchGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ type, label, count, hits }) => (
        <section key={type} aria-labelledby={`group-${type}`}>
          <h2 id={`group-${type}`} className={styles.heading}>
            {label}
            <span className={styles.count}>{count.toLocaleString('zh-CN')} 条</span>
          </h2>
          <HitList hits={hits} level={3} />
          {count > hits.length && (
            <ButtonLink href={listHref(searchPath, searchValues(keyword, type))} variant="quiet" arrow>
              看全部 {count.toLocaleString('zh-CN')} 条{label}结果
            </ButtonLink>
          )}
        </section>
      ))}
    </div>
  )
}

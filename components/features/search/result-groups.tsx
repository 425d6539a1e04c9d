import { ButtonLink } from '@/components/ui/button-link'
import type { SearchGroup, SearchHit } from '@/lib/api/search'
import { listHref } from '@/lib/listing'
import { HitList } from './hit-list'
import styles from './result-groups.module.css'
import { searchPath, searchValues } from './search-state'

type ResultGroupsProps = {
  keyword: string
  /** Whether they have all of the words. */
  whole: boolean
  best: readonly SearchHit[]
  groups: readonly SearchGroup[]
}

/** What fits best, whatever its type; then the first few others of each type, and a link to all of it. */
export function ResultGroups({ keyword, whole, best, groups }: ResultGroupsProps) {
  return (
    <div className={styles.groups}>
      <section aria-labelledby="group-best">
        <h2 id="group-best" className={styles.heading}>
          {whole ? '最符合的结果' : '部分符合的结果'}
        </h2>
        <HitList hits={best} level={3} />
      </section>
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

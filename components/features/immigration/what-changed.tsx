import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { Change } from '@/lib/collections/kinds/change'
import { isComing } from '@/lib/collections/kinds/change'
import { changeLabels } from '@/lib/collections/kinds/labels'
import { shanghaiDate } from '@/lib/core/time'
import { detailPath, paths } from '@/lib/routing/paths'
import { briefKindNames, dateWords, readingWords } from './change-words'
import styles from './what-changed.module.css'

type WhatChangedProps = {
  changes: readonly Change[]
  /** Query for the page with all of them, such as `?country=uk`. */
  query?: string
  /** Number of changes shown; the page of changes has the others. */
  most?: number
  /** Number of open ones; by default all. */
  openCount?: number
}

/** The changes that concern a page, each in a line that links to its record. */
export function WhatChanged({ changes, query = '', most = 8, openCount = most }: WhatChangedProps) {
  const [open, folded] = [changes.slice(0, openCount), changes.slice(openCount, most)]
  return (
    <div className="stack gap-3">
      <ChangeLines changes={open} />
      {folded.length > 0 && (
        <Fold label={`更早的 ${folded.length} 条`}>
          <ChangeLines changes={folded} />
        </Fold>
      )}
      <p>
        <Link href={`${paths.changes}${query}`} className="reach">
          {changes.length > most ? `看全部 ${changes.length} 条变动与出处` : '看政策变动的全部记录与出处'}
        </Link>
      </p>
    </div>
  )
}

function ChangeLines({ changes }: Pick<WhatChangedProps, 'changes'>) {
  const today = shanghaiDate(new Date())
  return (
    <ol className={`${styles.list} stack`}>
      {changes.map((change) => (
        <li key={change.id} className="stack gap-1-4 pad-3 line-above close" data-change={change.id}>
          <span className={`${styles.when} gap-0-2 row middle to-top muted figures`}>
            <time dateTime={change.date}>{dateWords(change)}</time>
            {isComing(change, today) && (
              <span className="ends-2 muted small no-wrap rounded-sm outlined">还没到</span>
            )}
            {change.standing !== 'settled' && (
              <span className="ends-2 muted small no-wrap rounded-sm outlined">
                {changeLabels.read().standings[change.standing]}，没有生效
              </span>
            )}
          </span>
          <span>
            <Link href={detailPath.change(change.id)} className={`${styles.title} reach`}>
              {change.title}
            </Link>
            <span className="block muted quiet measure">
              {change.from !== null && change.standing === 'settled' && (
                <>
                  {change.from} → {change.to}。
                </>
              )}
              {readingWords(change, briefKindNames)}：
              <Link href={change.source} rel="nofollow noopener">
                {change.sourceName}
              </Link>
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import type { Change } from '@/lib/collections/kinds/change'
import { isComing } from '@/lib/collections/kinds/change'
import { changeLabels } from '@/lib/collections/kinds/labels'
import { shanghaiDate } from '@/lib/core/time'
import { detailPath, paths } from '@/lib/routing/paths'
import { briefKindNames, dateWords, isKnownLong, readingWords } from './change-words'

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
    <div className="grid gap-3">
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
    <ol className="[--term:9rem] grid grid-cols-1 lg:grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] lg:gap-x-12">
      {changes.map((change) => (
        <li
          key={change.id}
          className="grid grid-cols-term max-[40rem]:grid-cols-1 gap-x-4 gap-y-1 max-[40rem]:gap-y-0 py-3 max-[40rem]:py-2 border-t border-line leading-normal"
          data-change={change.id}
        >
          <span className="max-[40rem]:text-sm gap-x-2 flex flex-wrap items-center content-start text-muted tabular-nums">
            <time dateTime={change.date}>{dateWords(change)}</time>
            {isComing(change, today) && <Tag>还没到</Tag>}
            {change.standing !== 'settled' && <Tag>{changeLabels.read().standings[change.standing]}</Tag>}
          </span>
          <span>
            <Link
              href={detailPath.change(change.id)}
              className="inline-block -my-[0.125rem] py-[0.125rem] reach"
            >
              {change.title}
            </Link>
            <span className="block text-muted text-quiet max-w-measure">
              {change.from !== null && change.standing === 'settled' && (
                <>
                  {change.from} → {change.to}。
                </>
              )}
              {readingWords(change, briefKindNames)}：
              <Link href={change.source} rel="nofollow noopener">
                {change.sourceName}
              </Link>
              {isComing(change, today) && isKnownLong(change, today) && `，${change.asOf} 的资料`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

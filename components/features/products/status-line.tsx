import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import type { ImmigrationProduct } from '@/lib/api/products'
import { isStale } from '@/lib/campaigns/lifecycle'
import { readingLabels } from '@/lib/collections/kinds/labels'
import { StateBadge } from './state-badge'

type StatusLineProps = Pick<ImmigrationProduct['status'], 'state' | 'asOf' | 'source'> & { programme: string }

/** The state of a programme with its source. A source that is old or has no date is marked in one line. */
export function StatusLine({ programme, state, asOf, source }: StatusLineProps) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center text-sm gap-x-3 gap-y-2">
        <StateBadge programme={programme} state={state} />
        {asOf !== null && (
          <span>
            截至 <time dateTime={asOf}>{asOf}</time>
          </span>
        )}
        <span>
          读自{readingLabels()[source.kind]}：
          <Link href={source.url} rel="nofollow noopener">
            <WholeValues text={source.name} />
          </Link>
        </span>
      </p>
      {remarkOf(asOf, new Date()) !== null && (
        <p className="text-muted text-sm">{remarkOf(asOf, new Date())}</p>
      )}
    </div>
  )
}

function remarkOf(asOf: string | null, now: Date): string | null {
  if (asOf === null) return '资料没有写日期，决定之前请先看官方页面。'
  return isStale(asOf, now) ? '这份资料已超过六个月，之后可能有变化，决定之前请先看官方页面。' : null
}

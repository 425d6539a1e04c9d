import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import type { ImmigrationProduct } from '@/lib/api/products'
import { readingLabels } from '@/lib/collections/kinds/labels'
import { ageRemarks, readingAge } from '@/lib/facts/immigration/reading-age'
import { StateBadge } from './state-badge'

type StatusLineProps = Pick<ImmigrationProduct['status'], 'state' | 'asOf' | 'source'> & { programme: string }

/** The state of a programme with its source. A source that is old or has no date is marked in one line. */
export function StatusLine({ programme, state, asOf, source }: StatusLineProps) {
  const remark = ageRemarks[readingAge(asOf, new Date())]
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center text-sm gap-x-3 gap-y-2">
        <StateBadge programme={programme} state={state} asOf={asOf} />
        {/* A month is in the badge. */}
        {asOf !== null && asOf.length > 7 && (
          <span>
            截至 <time dateTime={asOf}>{asOf}</time>
          </span>
        )}
        <span>
          据{readingLabels()[source.kind]}：
          <Link href={source.url} rel="nofollow noopener">
            <WholeValues text={source.name} />
          </Link>
        </span>
      </p>
      {remark !== null && <p className="text-muted text-sm">{remark}</p>}
    </div>
  )
}

import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { readingLabels, stateLabels } from '@/lib/collections/kinds/labels'
import type { Reading } from '@/lib/collections/kinds/programme'

/** Each reading of a programme: day, kind of source, and result. The current state is at the top of the page. */
export function ProgrammeHistory({ readings }: { readings: readonly Reading[] }) {
  return (
    <ol className="[--term:6.5rem] grid">
      {readings.map(({ asOf, source, state, text }) => (
        <li
          key={`${asOf} ${source.url}`}
          className="grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-2 py-2 border-t border-line"
        >
          <span className="text-muted tabular-nums">
            {asOf === null ? '—' : <time dateTime={asOf}>{asOf}</time>}
          </span>
          <span>
            {stateLabels()[state]}。{text !== undefined && <WholeDays text={`${text} `} />}
            读自{readingLabels()[source.kind]}：
            <Link href={source.url} rel="nofollow noopener">
              {source.name}
            </Link>
          </span>
        </li>
      ))}
    </ol>
  )
}

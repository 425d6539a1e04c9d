import { Link } from '@/components/ui/link'
import { readingLabels } from '@/lib/collections/kinds/labels'
import type { Reading } from '@/lib/collections/kinds/programme'

/** Each reading of a programme: day, kind of source, and result. The current state is at the top of the page. */
export function ProgrammeHistory({ readings }: { readings: readonly Reading[] }) {
  return (
    <ol className="term-6 stack">
      {readings.map(({ asOf, source, text }) => (
        <li key={`${asOf} ${source.url}`} className="beside gap-2-4 pad-2 line-above">
          <span className="muted figures">{asOf === null ? '—' : <time dateTime={asOf}>{asOf}</time>}</span>
          <span>
            {text !== undefined && <>{text} </>}
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

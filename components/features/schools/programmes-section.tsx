import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { openRowsOf } from '@/components/ui/open-rows'
import { RangeBar } from '@/components/ui/range-bar'
import type { ProgrammePage } from '@/lib/api/programmes'
import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { programmesPath } from '@/lib/schools/school-ids'

const openFields = 2

/** The number of programmes at each level and in each field, and a search in all of them. */
export function ProgrammesSection({
  school: { id, programmes },
  overview,
}: {
  school: School
  /** The counts by field; null when the request failed. */
  overview: ProgrammePage | null
}) {
  const path = programmesPath(id)
  const total = programmes.reduce((sum, { count }) => sum + count, 0)
  const fields = studyFieldIds
    .flatMap((field) =>
      (overview?.fields ?? [])
        .filter(({ value }) => value === field)
        .map(({ count }) => ({ label: studyFields[field], href: `${path}?field=${field}`, count })),
    )
    .toSorted((a, b) => b.count - a.count)
  const levels = programmeLevelIds.flatMap((level) =>
    programmes
      .filter((one) => one.level === level)
      .map(({ count }) => ({ label: programmeLevels[level], href: `${path}?level=${level}`, count })),
  )
  const [only, ...others] = levels
  const unsorted = total - fields.reduce((sum, { count }) => sum + count, 0)
  const open = openRowsOf(fields.length, openFields)
  const most = Math.max(...fields.map(({ count }) => count))
  return (
    <>
      <search>
        <form action={path} method="get" className="items-end flex flex-wrap gap-3">
          <TextField
            id="programme-q"
            name="q"
            label={`在 ${grouped(total)} 个${others.length ? '' : (only?.label ?? '')}专业里按名称查`}
            type="search"
            placeholder="如 Computer Science"
            maxLength={100}
          />
          <Button type="submit" variant="secondary" size="tall">
            查专业
          </Button>
        </form>
      </search>
      <CountBars
        label={unsorted > 0 ? `按学科看专业，${grouped(unsorted)} 个没有归类` : '按学科看专业'}
        items={fields.slice(0, open)}
        most={most}
      />
      {open < fields.length ? (
        <Fold isOpenWide label={`其余 ${fields.length - open} 类学科${others.length ? '，按学位看' : ''}`}>
          <CountBars label="其余学科的课程" items={fields.slice(open)} most={most} />
          <LevelLinks levels={levels} />
        </Fold>
      ) : (
        <LevelLinks levels={levels} />
      )}
    </>
  )
}

type Count = { label: string; href: string; count: number }

function LevelLinks({ levels }: { levels: readonly Count[] }) {
  if (levels.length < 2) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="inline-flex items-center text-muted">按学位看</span>
      {levels.map(({ label, href, count }) => (
        <Link key={href} href={href} className="inline-flex items-center min-w-target min-h-target">
          {label} {grouped(count)}
        </Link>
      ))}
    </p>
  )
}

/** Links with their numbers as bars, in rows of two on wide screens. */
function CountBars({ label, items, most }: { label: string; items: readonly Count[]; most: number }) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-1 md:grid-cols-2 gap-x-12">
        {items.map((item) => (
          <li
            key={item.href}
            className="grid items-center gap-x-3 border-b border-line"
            style={{ gridTemplateColumns: 'minmax(0, 8rem) minmax(1rem, 1fr) auto' }}
          >
            <Link href={item.href} className="inline-flex items-center max-lg:min-h-target lg:py-1">
              {item.label}
            </Link>
            <RangeBar low={0} high={item.count} axis={[0, most]} />
            <span className="text-end tabular-nums">{grouped(item.count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

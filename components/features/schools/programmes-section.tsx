import buttons from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { ProgrammePage } from '@/lib/api/programmes'
import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { programmesPath } from '@/lib/schools/school-ids'

type ProgrammesSectionProps = {
  school: School
  /** The counts by field; null when the request failed. */
  overview: ProgrammePage | null
}

const openFields = 4

/** The number of programmes at each level and in each field, and a search in all of them. */
export function ProgrammesSection({ school: { id, programmes }, overview }: ProgrammesSectionProps) {
  const path = programmesPath(id)
  const total = programmes.reduce((sum, { count }) => sum + count, 0)
  const fields = studyFieldIds
    .map((field) => ({
      label: studyFields[field],
      href: `${path}?field=${field}`,
      count: overview?.fields.find(({ value }) => value === field)?.count ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const levels = programmeLevelIds
    .map((level) => ({
      label: programmeLevels[level],
      href: `${path}?level=${level}`,
      count: programmes.find((one) => one.level === level)?.count ?? 0,
    }))
    .filter(({ count }) => count > 0 && programmes.length > 1)
  const rest = [
    levels.length > 0 && `按层次看：${levels.map(({ label }) => label).join('、')}`,
    fields.length > openFields && `其余 ${fields.length - openFields} 类学科`,
  ]
    .filter(Boolean)
    .join('；')
  return (
    <>
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_min(21rem,50%)] lg:items-end gap-4">
        <CountLinks label="按学科看课程" items={fields.slice(0, openFields)} />
        <search>
          <form action={path} method="get" className="items-end flex flex-wrap gap-3">
            <TextField
              id="programme-q"
              name="q"
              label={`在 ${grouped(total)} 门课程里按课程名查`}
              type="search"
              placeholder="如 Computer Science"
              maxLength={100}
            />
            <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
              查课程
            </button>
          </form>
        </search>
      </div>
      {rest !== '' && (
        <Folds>
          <Fold isOpenWide label={rest}>
            <CountLinks label="按层次看课程" items={levels} />
            <CountLinks label="其余学科的课程" items={fields.slice(openFields)} />
          </Fold>
        </Folds>
      )}
    </>
  )
}

type Count = { label: string; href: string; count: number }

function CountLinks({ label, items }: { label: string; items: readonly Count[] }) {
  const counted = items.filter(({ count }) => count > 0)
  if (counted.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-3 gap-y-2">
        {counted.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className="inline-flex items-center gap-2 min-w-target min-h-target px-4 border border-line-strong rounded-[999px]"
            >
              {item.label} <strong>{grouped(item.count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

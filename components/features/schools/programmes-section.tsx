import buttons from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import type { ProgrammePage } from '@/lib/api/programmes'
import type { School } from '@/lib/api/schools'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { programmesPath } from '@/lib/schools/school-ids'
import styles from './programmes-section.module.css'
import { BriefProgrammesTable } from './programmes-table'

type ProgrammesSectionProps = {
  school: School
  /** The first programmes in the order of `order`, and the counts by field; null when they could not be fetched. */
  overview: ProgrammePage | null
}

/** How many programmes there are at each level and in each field, a few of them, and a search among all. */
export function ProgrammesSection({ school: { id, country, programmes }, overview }: ProgrammesSectionProps) {
  const path = programmesPath(id)
  const total = programmes.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <CountLinks
        label="按层次看课程"
        items={programmeLevelIds.map((level) => ({
          label: programmeLevels[level],
          href: `${path}?level=${level}`,
          count: programmes.find((one) => one.level === level)?.count ?? 0,
        }))}
      />
      {overview !== null && overview.list.length > 0 && (
        <>
          <CountLinks
            label="按学科看课程"
            items={studyFieldIds.map((field) => ({
              label: studyFields[field],
              href: `${path}?field=${field}`,
              count: overview.fields.find(({ value }) => value === field)?.count ?? 0,
            }))}
          />
          <BriefProgrammesTable caption={previewOf(country).caption} programmes={overview.list} />
        </>
      )}
      <search>
        <form action={path} method="get" className={styles.form}>
          <TextField
            id="programme-q"
            name="q"
            label={`在 ${total.toLocaleString('en-US')} 门课程里按课程名查`}
            type="search"
            placeholder="如 Computer Science"
            maxLength={100}
          />
          <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
            查课程
          </button>
        </form>
      </search>
    </>
  )
}

type Count = { label: string; href: string; count: number }

function CountLinks({ label, items }: { label: string; items: readonly Count[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.counts}>
        {items
          .filter(({ count }) => count > 0)
          .map((item) => (
            <li key={item.href}>
              <Link href={item.href}>
                {item.label} <strong>{item.count.toLocaleString('en-US')}</strong>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** What the few programmes on the school's own page are sorted by. */
export const previewOf = (country: string) =>
  country === 'us'
    ? ({ sort: 'graduates', caption: '毕业人数较多的学科' } as const)
    : ({ sort: 'title', caption: '按课程名列在前面的几门' } as const)

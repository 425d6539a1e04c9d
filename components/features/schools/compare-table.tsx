import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { type Agreement, type ComparisonRow, compareSchools } from '@/lib/schools/comparison'
import { missing } from '@/lib/schools/labels'
import { compareHref } from '@/lib/schools/school-ids'
import styles from './compare-table.module.css'
import { ShortlistButton } from './shortlist-button'

type CompareTableProps = {
  schools: readonly School[]
  nameOf: (code: string) => string
}

const agreementWords: Record<Agreement, string> = {
  same: '相同',
  different: '不同',
  incomplete: '有缺，不能比',
}

/** Schools side by side, one row per definition. Differences are said in words, not by colour alone. */
export function CompareTable({ schools, nameOf }: CompareTableProps) {
  const ids = schools.map(({ id }) => id)
  return (
    <table className={styles.table}>
      <caption>名次为 QS 2027 与 ARWU 2026 公布值；其余各项年份不同，写在格里。</caption>
      <thead>
        <tr>
          <td className={styles.label} />
          {schools.map((school) => (
            <th key={school.id} scope="col">
              <SchoolName school={school} />
            </th>
          ))}
        </tr>
        <tr className="no-print">
          <td className={styles.label} />
          {schools.map(({ id, name }) => (
            <td key={id} data-label={name} className={styles.actionCell}>
              <span className="row middle gap-1-3">
                <ShortlistButton id={id} name={name} />
                <Link
                  href={compareHref(ids.filter((other) => other !== id))}
                  className="inline-row small target"
                >
                  移出对照<span className="visually-hidden">：{name}</span>
                </Link>
              </span>
            </td>
          ))}
        </tr>
      </thead>
      {compareSchools(schools, nameOf).map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={schools.length + 1} className={styles.group}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.label} row={row} schools={schools} />
          ))}
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="row" className={styles.label}>
            官网
          </th>
          {schools.map(({ id, name, website }) => (
            <td key={id} data-label={name}>
              {website === null ? (
                <span className="muted small">{missing}</span>
              ) : (
                <Link href={website} rel="noreferrer">
                  {new URL(website).hostname.replace(/^www\./, '')}
                </Link>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function SchoolName({ school: { name, nameEn, country, href } }: { school: School }) {
  return (
    <div className={`${styles.head} stack to-left gap-1`}>
      <Flag code={country} width={21} />
      <Link href={href} className={`${styles.name} inline-row dark large strong`}>
        {name}
      </Link>
      {name !== nameEn && (
        <span className={`${styles.nameEn} block muted small`} lang="en">
          {nameEn}
        </span>
      )}
    </div>
  )
}

function Row({
  row: { label, note, values, agreement },
  schools,
}: {
  row: ComparisonRow
  schools: readonly School[]
}) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
        {note !== undefined && <span className={`${styles.note} block muted small`}>{note}</span>}
        {schools.length > 1 && (
          <span
            className={`${styles.agreement} block muted tiny above-1 rounded-sm`}
            data-agreement={agreement}
          >
            {agreementWords[agreement]}
          </span>
        )}
      </th>
      {schools.map(({ id, name }, place) => (
        <td key={id} data-label={name}>
          {values[place] ?? <span className="muted small">{missing}</span>}
        </td>
      ))}
    </tr>
  )
}

import type { NameOf } from '@/components/blocks/listing/names'
import { SampleTag } from '@/components/blocks/sample-tag'
import { tallyResults } from '@/components/features/cases/tally'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { CaseStudy } from '@/lib/api/cases'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { caseLevels } from '@/lib/contract/cases'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import styles from './case-matrix.module.css'

/** The number of cases by country and level, with links to their lists. The country with the most cases is first. */
export function CaseMatrix({ cases, countryOf }: { cases: readonly CaseStudy[]; countryOf: NameOf }) {
  const isSample = cases.some(({ sample }) => sample)
  const count = (country: string, level?: string) =>
    cases.filter((item) => item.country === country && (level === undefined || item.level === level)).length
  const codes = [...new Set(cases.map(({ country }) => country))].toSorted((a, b) => count(b) - count(a))
  return (
    <table className={`${styles.table} w-full bg-card`}>
      <caption>
        {isSample && <SampleTag />} 按去向和阶段的份数。{!isSample && `${tallyResults(cases)}。`}
        这是展示数量，不是成功率。
      </caption>
      <thead>
        <tr>
          <th scope="col">去向</th>
          {caseLevels.map((level) => (
            <th key={level} scope="col">
              {caseLabels.read().levels[level]}
            </th>
          ))}
          <th scope="col">合计</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((country) => (
          <tr key={country}>
            <th scope="row">
              <span className={`${styles.country} flex items-center gap-2`}>
                <Flag code={country} width={21} />
                {countryOf(country)}
              </span>
            </th>
            {[...caseLevels, undefined].map((level) => (
              <td key={level ?? 'all'}>
                <Count
                  value={count(country, level)}
                  href={listHref(paths.cases, { country, ...(level !== undefined && { level }) })}
                  label={`${countryOf(country)}${level === undefined ? '' : caseLabels.read().levels[level]}案例`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Count({ value, href, label }: { value: number; href: string; label: string }) {
  if (value === 0) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">—</span>
        <span className="sr-only">无</span>
      </span>
    )
  }
  return (
    <Link href={href} aria-label={`${label}，${value} 份`}>
      {value}
    </Link>
  )
}

/** Cases of one level as rows: destination, summary and link. */
export function CaseLines({ cases, countryOf }: { cases: readonly CaseStudy[]; countryOf: NameOf }) {
  return (
    <ul className="border-t border-line">
      {cases.map(({ title, href, country, major, sample }) => (
        <li key={href}>
          <Link
            href={href}
            className="group flex flex-wrap items-center gap-x-3 gap-y-1 no-underline min-h-target border-b border-line py-2 text-body"
          >
            <Flag code={country} width={21} />
            <span className={`${styles.where} text-muted text-sm flex-none`}>{countryOf(country)}</span>
            <span className={`${styles.title} group-hover:underline text-heading font-semibold`}>
              {title}
            </span>
            <span className="text-muted text-sm">{major}</span>
            {sample && <SampleTag />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

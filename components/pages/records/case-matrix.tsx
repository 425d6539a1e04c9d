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

const cell = 'py-1 px-3 max-xs:px-0'
const head = 'py-3 px-3 max-xs:px-0 text-hue-text font-semibold text-center'

/** The number of cases by country and level, with links to their lists. The country with the most cases is first. */
export function CaseMatrix({ cases, countryOf }: { cases: readonly CaseStudy[]; countryOf: NameOf }) {
  const isSample = cases.some(({ sample }) => sample)
  const count = (country: string, level?: string) =>
    cases.filter((item) => item.country === country && (level === undefined || item.level === level)).length
  const codes = [...new Set(cases.map(({ country }) => country))].toSorted((a, b) => count(b) - count(a))
  return (
    <table className="w-full border-y-2 border-y-hue bg-card max-xs:text-sm">
      <caption className="pb-3 text-muted text-sm text-start">
        {isSample && <SampleTag />} 按去向和阶段的份数。{!isSample && `${tallyResults(cases)}。`}
        这是展示数量，不是成功率。
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            去向
          </th>
          {caseLevels.map((level) => (
            <th key={level} scope="col" className={head}>
              {caseLabels.read().levels[level]}
            </th>
          ))}
          <th scope="col" className={head}>
            合计
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map((country) => (
          <tr key={country}>
            <th scope="row" className={`${cell} border-t border-line text-heading font-semibold text-start`}>
              <span className="flex items-center gap-2 max-xs:*:[img]:hidden">
                <Flag code={country} width={21} />
                {countryOf(country)}
              </span>
            </th>
            {[...caseLevels, undefined].map((level) => (
              <td key={level ?? 'all'} className={`${cell} border-t border-line text-center`}>
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
    <Link
      href={href}
      className="grid place-items-center min-w-target min-h-target max-xs:min-w-[2.25rem] max-xs:mx-auto text-link font-figure text-lg hover:bg-hue-soft"
      aria-label={`${label}，${value} 份`}
    >
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
            <span className={`w-[5em] text-muted text-sm flex-none`}>{countryOf(country)}</span>
            <span className={`flex-[1_1_16rem] group-hover:underline text-heading font-semibold`}>
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

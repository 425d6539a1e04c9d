import { CaseCards } from '@/components/blocks/case-cards'
import type { NameOf } from '@/components/blocks/listing/names'
import { SampleTag } from '@/components/blocks/sample-tag'
import { FactText } from '@/components/facts/fact-text'
import { tallyResults } from '@/components/features/cases/tally'
import { listOf, loadNames, toCaseFacts } from '@/components/features/records'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { type CaseQuery, type CaseStudy, listCases } from '@/lib/api/cases'
import type { SectionOf } from '@/lib/blocks/schema'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { caseLevels } from '@/lib/contract/cases'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** The largest page that the contract allows. The cases of all countries fit into it. */
const allCases = 60

export const hasCases = async ({ country, level, group }: CaseQuery) =>
  (await listOf(listCases({ country, level, group, limit: 1 }))).length > 0

/** Cases, rejections included. Samples are marked on their cards. */
export async function CaseRecords({ country, level, group, limit }: SectionOf<'cases'>) {
  const [{ countryOf }, cases] = await Promise.all([
    loadNames(),
    listOf(listCases({ country, level, group, limit })),
  ])
  return <CaseCards cases={cases.map((item) => toCaseFacts(item, countryOf))} />
}

export const linksOfCases = ({ country }: SectionOf<'cases'>) =>
  country === undefined ? [] : [{ label: '看更多案例', href: `${paths.cases}?country=${country}` }]

export async function CaseMatrixRecords() {
  const [{ countryOf }, cases] = await Promise.all([loadNames(), listOf(listCases({ limit: allCases }))])
  return <CaseMatrix cases={cases} countryOf={countryOf} />
}

export async function CasesByLevelRecords({ levels }: SectionOf<'casesByLevel'>) {
  const [{ countryOf }, cases] = await Promise.all([loadNames(), listOf(listCases({ limit: allCases }))])
  return (
    <div className="grid gap-12">
      {levels.map(({ level, text }) => {
        const own = cases.filter((item) => item.level === level)
        return (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h3 id={`level-${level}`} className="text-xl">
              {caseLabels.read().levels[level]}
            </h3>
            <p className="mt-2 mb-4 max-w-measure text-muted">
              <FactText text={text} />
            </p>
            {own.length > 0 && <CaseLines cases={own} countryOf={countryOf} />}
          </section>
        )
      })}
    </div>
  )
}

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

import { CaseCards } from '@/components/blocks/case-cards'
import { FactText } from '@/components/facts/fact-text'
import { listOf, loadNames, toCaseFacts } from '@/components/features/records'
import { type CaseQuery, listCases } from '@/lib/api/cases'
import type { SectionOf } from '@/lib/blocks/schema'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { paths } from '@/lib/routing/paths'
import { CaseLines, CaseMatrix } from './case-matrix'

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

import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { JsonLd } from '@/components/blocks/json-ld'
import { LinkList } from '@/components/blocks/link-list'
import type { NameOf } from '@/components/blocks/listing/names'
import { NoteGrid } from '@/components/blocks/note-grid'
import { SampleTag } from '@/components/blocks/sample-tag'
import { toAdvisorRow } from '@/components/features/people/advisor-row'
import { localBusiness } from '@/components/features/people/local-business'
import { PersonRows } from '@/components/features/people/person-rows'
import { toCaseFacts } from '@/components/features/records'
import { ButtonLink } from '@/components/ui/button-link'
import type { ContentsEntry } from '@/components/ui/contents'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { Advisor } from '@/lib/api/advisors'
import type { Branch, BranchPage } from '@/lib/api/branches'
import type { CaseStudy } from '@/lib/api/cases'
import type { NewsSummary } from '@/lib/api/news'
import { paths } from '@/lib/routing/paths'
import { CityGuideBands } from './city-guide-bands'
import { CompanyHead } from './company-head'
import { companyPath } from './metadata'

type CompanyPageProps = {
  branch: BranchPage
  advisors: readonly Advisor[]
  cases: readonly CaseStudy[]
  news: readonly NewsSummary[]
  others: readonly Branch[]
  /** Future open days. */
  openDays: BranchPage['openDays']
  countryOf: NameOf
}

/** The page of a branch: contact, information for students of its city, its staff and their cases. */
export function CompanyPage({
  branch,
  advisors,
  cases,
  news,
  others,
  openDays,
  countryOf,
}: CompanyPageProps) {
  const { code, city, name, guide, teams, sample } = branch
  const crumbs = [{ label: '首页', href: '/' }, { label: '联系我们', href: paths.contact }, { label: name }]
  const business = localBusiness(branch)
  // Samples are linked, not shown.
  const [realAdvisors, realCases] = [
    advisors.filter(({ sample }) => !sample),
    cases.filter(({ sample }) => !sample),
  ]
  return (
    <div className="[--band-padding:1.75rem] [--heading-gap:0.75rem] [&_h2]:text-xl">
      {business !== null && <JsonLd data={business} />}
      <CompanyHead
        branch={branch}
        openDays={openDays}
        crumbs={crumbs}
        contents={guide === null ? [] : contentsOf(branch)}
      />
      {guide !== null && <CityGuideBands guide={guide} countryOf={countryOf} />}
      {(teams.length > 0 || realAdvisors.length > 0) && (
        <Band
          id="team"
          heading={
            <span className="inline-flex items-center gap-x-3 gap-y-2 flex-wrap">
              {city}的分工与顾问
              {sample && <SampleTag />}
            </span>
          }
          intro={teams.length > 0 ? guide?.services : undefined}
          action={
            <ButtonLink href={`${paths.advisors}?filiale=${code}`} variant="quiet" arrow>
              {name}的顾问
            </ButtonLink>
          }
          tone="deep"
        >
          {teams.length > 0 && <NoteGrid notes={teams.map(({ name: title, text }) => ({ title, text }))} />}
          {realAdvisors.length > 0 && (
            <div className="mt-12">
              <PersonRows
                label={`${name}的顾问`}
                people={realAdvisors.map((advisor) => toAdvisorRow(advisor, countryOf, () => name))}
              />
            </div>
          )}
        </Band>
      )}
      {realCases.length > 0 && (
        <Band
          id="cases"
          heading={`${name}跟进的案例`}
          intro="列出全部申请的学校，含候补与未录取；不是成功率。"
          action={
            <ButtonLink href={paths.cases} variant="quiet" arrow>
              全部案例
            </ButtonLink>
          }
        >
          <CaseCards cases={realCases.map((item) => toCaseFacts(item, countryOf))} />
        </Band>
      )}
      <Section labelledBy="news-title">
        <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-12">
          <div>
            <SectionHeader id="news-title" title="近期可读" />
            {news.length > 0 ? (
              <LinkList
                label="近期可读"
                items={news.map(({ title, href, date }) => ({ label: title, href, note: date }))}
              />
            ) : (
              <p>文章列表暂时读不到。</p>
            )}
          </div>
          <OtherBranches branches={others} />
        </div>
        {guide !== null && <p className="mt-8 text-muted text-quiet">本页城市情况是一般介绍。</p>}
      </Section>
    </div>
  )
}

/** Readers abroad are already at their schools, so settling in replaces the local schools. */
const contentsOf = ({ overseas }: BranchPage): ContentsEntry[] => [
  { id: 'visas', label: '签证' },
  { id: 'universities', label: overseas ? '学校与下一步' : '高校去向' },
  { id: 'schools', label: overseas ? '安顿' : '中学' },
  { id: 'exams', label: '考试' },
  { id: 'calendar', label: '一年安排' },
  { id: 'guide', label: '大学与常问' },
]

/** The other branches, for readers who live or study in another city. */
function OtherBranches({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return null
  return (
    <nav aria-labelledby="others-title">
      <SectionHeader id="others-title" title="其他分公司" />
      <ul
        className="grid border-t border-line"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' }}
      >
        {branches.map((branch) => (
          <li key={branch.code}>
            <Link
              className="flex items-center min-h-[calc(var(--spacing-target)+1px)] border-b border-line text-body hover:text-hue-text no-underline hover:underline"
              href={companyPath(branch)}
            >
              {branch.city}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { LinkList } from '@/components/blocks/link-list'
import type { NameOf } from '@/components/blocks/listing/names'
import { NoteGrid } from '@/components/blocks/note-grid'
import { PageContents } from '@/components/blocks/page-contents'
import { toAdvisorCard } from '@/components/features/people/advisor-card'
import { localBusiness } from '@/components/features/people/local-business'
import { PersonCards } from '@/components/features/people/person-cards'
import { toCaseFacts } from '@/components/features/records'
import { ButtonLink } from '@/components/ui/button-link'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { SampleTag } from '@/components/ui/tag'
import type { Advisor } from '@/lib/api/advisors'
import type { Branch, BranchPage } from '@/lib/api/branches'
import type { CaseStudy } from '@/lib/api/cases'
import type { NewsSummary } from '@/lib/api/news'
import { paths } from '@/lib/routing/paths'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { CityGuideBands } from './city-guide-bands'
import { CompanyHead } from './company-head'
import styles from './company-page.module.css'
import { OtherBranches } from './other-branches'

type CompanyPageProps = {
  branch: BranchPage
  advisors: readonly Advisor[]
  cases: readonly CaseStudy[]
  news: readonly NewsSummary[]
  others: readonly Branch[]
  /** Days to come. */
  openDays: BranchPage['openDays']
  countryOf: NameOf
}

/** One branch: how to reach it, what a student of its city should know, who works there and what they have done. */
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
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs)} />
      {business !== null && <JsonLd data={business} />}
      <CompanyHead branch={branch} openDays={openDays} crumbs={crumbs} />
      {guide !== null && (
        <>
          <PageContents entries={contentsOf(branch, { advisors, cases })} />
          <CityGuideBands guide={guide} countryOf={countryOf} />
        </>
      )}
      {(teams.length > 0 || advisors.length > 0) && (
        <Band
          id="team"
          heading={
            <span className={styles.tagged}>
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
          {teams.length > 0 && (
            <div className={teams.length % 2 === 0 ? styles.pairs : undefined}>
              <NoteGrid notes={teams.map(({ name: title, text }) => ({ title, text }))} />
            </div>
          )}
          {advisors.length > 0 && (
            <div className={styles.people}>
              <PersonCards
                label={`${name}的顾问`}
                people={advisors.map((advisor) => toAdvisorCard(advisor, countryOf, () => name))}
              />
            </div>
          )}
        </Band>
      )}
      {cases.length > 0 && (
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
          <CaseCards cases={cases.map((item) => toCaseFacts(item, countryOf))} />
        </Band>
      )}
      {guide !== null && (
        <Band id="questions" heading={guide.questions.heading} tone="deep">
          <div className={styles.pairs}>
            <NoteGrid
              notes={guide.questions.list.map(({ question, answer }) => ({ title: question, text: answer }))}
            />
          </div>
        </Band>
      )}
      <Section labelledBy="news-title">
        <div className={styles.columns}>
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
        {guide !== null && (
          <p className={styles.checked}>
            本页城市情况是一般介绍；考位、领区和政策以上面所列官方页面当日内容为准。
          </p>
        )}
      </Section>
    </>
  )
}

/** Abroad the reader is at his school already, and settling in takes the place of the schools at home. */
const contentsOf = (
  { overseas, teams }: BranchPage,
  { advisors, cases }: Pick<CompanyPageProps, 'advisors' | 'cases'>,
) => [
  { id: 'universities', label: overseas ? '学校与下一步' : '高校与常见方向' },
  { id: 'schools', label: overseas ? '安顿与考试' : '中学与考试' },
  { id: 'visas', label: '签证手续' },
  { id: 'calendar', label: '时间安排' },
  ...(teams.length > 0 || advisors.length > 0 ? [{ id: 'team', label: '分工与顾问' }] : []),
  ...(cases.length > 0 ? [{ id: 'cases', label: '案例' }] : []),
  { id: 'questions', label: '常问' },
]

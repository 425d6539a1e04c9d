import { ChannelContents } from '@/components/channels/channel-contents'
import { toCaseFacts } from '@/components/channels/load-records'
import type { NameOf } from '@/components/listing/names'
import { toAdvisorCard } from '@/components/people/advisor-card'
import { localBusiness } from '@/components/people/local-business'
import { PersonCards } from '@/components/people/person-cards'
import { CaseCards } from '@/components/sections/case-cards'
import { LinkList } from '@/components/sections/link-list'
import { NoteGrid } from '@/components/sections/note-grid'
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
          <ChannelContents entries={contentsOf(branch)} />
          <CityGuideBands guide={guide} countryOf={countryOf} />
        </>
      )}
      <Section id="team" labelledBy="team-title" tone="deep">
        <SectionHeader
          id="team-title"
          title={
            <span className={styles.tagged}>
              {city}的分工与顾问
              {sample && <SampleTag />}
            </span>
          }
          text={guide?.services}
          action={
            <ButtonLink href={`${paths.advisors}?filiale=${code}`} variant="quiet" arrow>
              {name}的顾问
            </ButtonLink>
          }
        />
        <div className={teams.length % 2 === 0 ? styles.pairs : undefined}>
          <NoteGrid notes={teams.map(({ name: title, text }) => ({ title, text }))} />
        </div>
        {advisors.length > 0 && (
          <div className={styles.people}>
            <PersonCards
              label={`${name}的顾问`}
              people={advisors.map((advisor) => toAdvisorCard(advisor, countryOf, () => name))}
            />
          </div>
        )}
      </Section>
      <Section id="cases" labelledBy="cases-title">
        <SectionHeader
          id="cases-title"
          title={`${name}跟进的案例`}
          text={
            cases.length > 0
              ? '列出全部申请的学校，含候补与未录取；不是成功率。'
              : '这里暂无可公开的案例。全部案例按国家、阶段和背景查找。'
          }
          action={
            <ButtonLink href={paths.cases} variant="quiet" arrow>
              全部案例
            </ButtonLink>
          }
        />
        {cases.length > 0 && <CaseCards cases={cases.map((item) => toCaseFacts(item, countryOf))} />}
      </Section>
      {guide !== null && (
        <Section id="questions" labelledBy="questions-title" tone="deep">
          <SectionHeader id="questions-title" title={guide.questions.heading} />
          <div className={styles.pairs}>
            <NoteGrid
              notes={guide.questions.list.map(({ question, answer }) => ({ title: question, text: answer }))}
            />
          </div>
        </Section>
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
            本页城市信息核对于 <time dateTime={guide.checked}>{guide.checked}</time>
            ，政策与考位以官方页面当日内容为准；发现有误，欢迎致电更正。
          </p>
        )}
      </Section>
    </>
  )
}

/** Abroad the reader is at his school already, and settling in takes the place of the schools at home. */
const contentsOf = ({ overseas }: Branch) => [
  { id: 'universities', label: overseas ? '学校与下一步' : '高校去向' },
  { id: 'schools', label: overseas ? '安顿与考试' : '中学与考试' },
  { id: 'visas', label: '签证手续' },
  { id: 'calendar', label: '时间安排' },
  { id: 'team', label: '分工与顾问' },
  { id: 'cases', label: '案例' },
  { id: 'questions', label: '常问' },
]

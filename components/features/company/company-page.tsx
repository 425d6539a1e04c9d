import { Fragment, type ReactNode } from 'react'
import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { FactRows } from '@/components/blocks/fact-rows'
import { JsonLd } from '@/components/blocks/json-ld'
import { LinkList } from '@/components/blocks/link-list'
import type { NameOf } from '@/components/blocks/listing/names'
import { NoteGrid } from '@/components/blocks/note-grid'
import { Questions } from '@/components/blocks/questions'
import { SampleTag } from '@/components/blocks/sample-tag'
import { Pair } from '@/components/blocks/stack'
import { toAdvisorRow } from '@/components/features/people/advisor-row'
import { localBusiness } from '@/components/features/people/local-business'
import { PersonRows } from '@/components/features/people/person-rows'
import { listOf, loadNames, toCaseFacts } from '@/components/features/records'
import { ButtonLink } from '@/components/ui/button-link'
import { DataTable } from '@/components/ui/data-table'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { type Advisor, listAdvisors } from '@/lib/api/advisors'
import type { BranchPage } from '@/lib/api/branches'
import { type CaseStudy, listBranchCases } from '@/lib/api/cases'
import { listBranchNews, type NewsSummary } from '@/lib/api/news'
import type { CityGuide, Season } from '@/lib/contract/city-guide'
import { shanghaiDate } from '@/lib/core/time'
import { paths } from '@/lib/routing/paths'
import { CompanyHead } from './company-head'

type CompanyPageProps = {
  branch: BranchPage
  advisors: readonly Advisor[]
  cases: readonly CaseStudy[]
  news: readonly NewsSummary[]
  /** Future open days. */
  openDays: BranchPage['openDays']
  countryOf: NameOf
}

/** The page of a branch: contact, information for students of its city, its staff and their cases. */
export function CompanyPage({ branch, advisors, cases, news, openDays, countryOf }: CompanyPageProps) {
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
      <CompanyHead branch={branch} openDays={openDays} crumbs={crumbs} />
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
        <SectionHeader id="news-title" title="近期可读" />
        {news.length > 0 ? (
          <LinkList
            isWide
            label="近期可读"
            items={news.map(({ title, href, date }) => ({ label: title, href, note: date }))}
          />
        ) : (
          <p>文章列表暂时读不到。</p>
        )}
        {guide !== null && <p className="mt-8 text-muted text-quiet">本页城市情况是一般介绍。</p>}
      </Section>
    </div>
  )
}

/**
 * The city for a student who wants to go abroad: places for visas and tests, then answers about universities, schools
 * and the year.
 */
function CityGuideBands({ guide, countryOf }: { guide: CityGuide; countryOf: NameOf }) {
  const { universities, schools, exams, visas, calendar, questions } = guide
  return (
    <>
      <Band id="visas" heading={visas.heading} intro={visas.text} layout="beside">
        <DataTable
          caption="领区：归哪里、怎么办，看哪个官方页面"
          rows={visas.places.map(({ country, name, text, site }) => ({
            name:
              country === null || name.includes(countryOf(country)) ? name : `${countryOf(country)}：${name}`,
            text,
            site,
          }))}
          keyOf={({ name }) => name}
          head={{ label: '办什么', cell: ({ name }) => name }}
          columns={(column) => [
            column.words('怎么办', ({ text }) => text),
            column.detail('官方页面', ({ site }) => <Link href={site.url}>{site.name}</Link>),
          ]}
        />
      </Band>
      <Section>
        <Pair>
          <Paragraphs id="schools" heading={schools.heading} texts={schools.paragraphs} />
          <Paragraphs id="exams" heading={exams.heading} texts={exams.paragraphs}>
            <p>
              官方报名页：
              {exams.sites.map(({ name, url }, at) => (
                <Fragment key={url}>
                  {at > 0 && '、'}
                  <Link href={url}>{name}</Link>
                </Fragment>
              ))}
            </p>
          </Paragraphs>
        </Pair>
      </Section>
      <Band id="guide" heading="当地的大学、时间表和常见问题" tone="deep">
        <Folds isInColumns>
          <Fold id="universities" level={3} label={universities.heading}>
            <p>{universities.text}</p>
            <DataTable
              caption={universities.heading}
              isCaptionHidden
              rows={universities.groups}
              keyOf={({ label }) => label}
              head={{ label: '类别', cell: ({ label }) => label }}
              columns={(column) => [
                column.detail('学校', ({ names }) => names.join('、')),
                column.detail('常见去向', ({ paths }) => paths),
              ]}
            />
          </Fold>
          <Fold id="calendar" level={3} label={calendar.heading}>
            <FactRows
              rows={calendar.seasons.map((season) => ({ label: seasonName(season), value: season.text }))}
            />
          </Fold>
        </Folds>
        <div className="mt-6 grid gap-3">
          <h3>{questions.heading}</h3>
          <Questions items={questions.list} />
        </div>
      </Band>
    </>
  )
}

/** 3–4 月, 11 月至次年 1 月, 3 月. */
function seasonName({ from, to }: Season): string {
  if (from === to) return `${from} 月`
  return from < to ? `${from}–${to} 月` : `${from} 月至次年 ${to} 月`
}

type ParagraphsProps = { id: string; heading: string; texts: readonly string[]; children?: ReactNode }

function Paragraphs({ id, heading, texts, children }: ParagraphsProps) {
  return (
    <div id={id} className="grid gap-3">
      <h2 className="font-display">{heading}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  )
}

const shownCases = 3
const shownNews = 4
const shownAdvisors = 6

/** The data around a branch's record. When a request fails, its part is left out and the page is shown all the same. */
export async function loadCompanyPage({ code, openDays }: BranchPage, now = new Date()) {
  const [{ countryOf }, advisors, cases, news] = await Promise.all([
    loadNames(),
    listOf(listAdvisors({ filiale: code, limit: shownAdvisors })),
    listOf(listBranchCases(code, { limit: shownCases })),
    listOf(listBranchNews(code, { limit: shownNews })),
  ])
  const today = shanghaiDate(now)
  return {
    countryOf,
    advisors,
    cases,
    news,
    openDays: openDays.filter(({ date }) => date >= today),
  }
}

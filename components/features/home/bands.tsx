import { Band } from '@/components/blocks/band'
import { knownOf, rowsOf, yearTitle } from '@/components/features/tools/cost/year-figure'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Scene } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import type { YearRange } from '@/lib/tools/cost/year-ranges'
import { BudgetLine } from './budget-line'
import { Destinations } from './destinations'
import type { Home } from './load-home'
import { QuickFigures } from './quick-figures'
import { Links, SchoolsAndTools } from './schools-and-tools'

export function HomeHero({ years }: Pick<Home, 'years'>) {
  const { domesticCities, countries, mentors } = site.claims
  return (
    <section className="pb-8 lg:pt-8" aria-labelledby="page-title">
      <Container>
        <div className="lg:hidden -mx-gutter mb-4 h-24">
          <Scene name="family" strip="end" />
        </div>
        <div className="grid grid-cols-1 nav:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] gap-y-6 gap-x-12">
          <div>
            <h1 id="page-title" className="text-[clamp(1.875rem,1.5rem+1.7vw,2.75rem)] leading-tight">
              去哪读、花多少、几月申，<span className="inline-block">一份方案说清楚</span>
            </h1>
            <p className="text-lg mt-3 max-w-[34em]">
              一年多少钱、有哪些学校、几月截止，在这里都能查，不用留电话。
            </p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3 mt-4 mb-3">
              <ButtonLink href="#plan">免费留学方案</ButtonLink>
              <a
                href={hotlineHref}
                className="press text-heading text-lg font-semibold tabular-nums no-underline"
              >
                {site.hotline}
              </a>
            </p>
            <p className="text-muted text-quiet">想要专为您家写的方案，留个电话。</p>
            <p className="text-muted text-sm">
              {domesticCities} 个国内城市 · {countries}+ 个国家 · {mentors}+ 位导师 · 公司数据
            </p>
            <QuickFigures />
          </div>
          <YearCosts years={years} />
        </div>
      </Container>
    </section>
  )
}

export function DestinationsBand(
  home: Pick<Home, 'destinations' | 'otherPages' | 'consultCountries' | 'ranking'>,
) {
  return (
    <Band id="countries" heading="去哪里读" tone="deep">
      <Destinations {...home} />
    </Band>
  )
}

export function SchoolsBand(home: Pick<Home, 'schools' | 'ranking' | 'nextDays'>) {
  return (
    <section className="py-band">
      <Container>
        <SchoolsAndTools {...home} />
      </Container>
    </section>
  )
}

/** Where to go on from each year, and beside it the form for a plan of one's own. */
export function PlanningBand({ planning }: Pick<Home, 'planning'>) {
  return (
    <Band
      id="planning"
      heading="现在几年级"
      action={
        <ButtonLink href={paths.academicPlanning} variant="quiet" arrow>
          学业规划怎么做
        </ButtonLink>
      }
      tone="deep"
      margin={
        <div id="plan">
          <InlineLeadForm
            kind="plan"
            title="免费留学方案"
            source="首页·免费留学方案"
            submitLabel="领取免费留学方案"
          />
        </div>
      }
    >
      <Links items={planning.map(({ title, href, text, tag }) => ({ title, href, note: text, tag }))} />
    </Band>
  )
}

export function ServicesBand({ services }: Pick<Home, 'services'>) {
  return (
    <Band id="services" heading="我们能做的事">
      <Links columns={4} items={services.map(({ title, href, text }) => ({ title, href, note: text }))} />
    </Band>
  )
}

const teams = [
  {
    title: '留学顾问',
    href: paths.advisors,
    note: '问清成绩、预算和方向，定方案，再把每所学校的截止日管到入学。',
  },
  {
    title: '前招生工作人员',
    href: paths.formerOfficers,
    note: '读过申请材料的人，指出一份材料在审阅时会被问到什么。',
  },
  {
    title: '海外导师',
    href: paths.mentors,
    note: '在读或毕业于海外院校，带课题、讲专业、说清真实的课业量。',
  },
] as const

/** News, admissions and people as short lists. */
export function RecordsBand({ headlines, stories }: Pick<Home, 'headlines' | 'stories'>) {
  return (
    <section className="pb-band" aria-label="资讯、喜报和团队">
      <Container>
        <div className="grid grid-cols-1 nav:grid-cols-3 gap-y-6 gap-x-12">
          {headlines.length > 0 && (
            <section aria-labelledby="news">
              <h2 id="news" className="font-display text-2xl">
                留学资讯
              </h2>
              <Links items={headlines.map(({ title, href, date }) => ({ title, href, note: date }))} />
              <p className="flex flex-wrap gap-x-6 mt-2">
                <ButtonLink href={paths.headlines} variant="quiet" arrow>
                  全部资讯
                </ButtonLink>
                <ButtonLink href={paths.industry} variant="quiet" arrow>
                  行业动态
                </ButtonLink>
              </p>
            </section>
          )}
          {stories.length > 0 && (
            <section aria-labelledby="stories">
              <h2 id="stories" className="font-display text-2xl">
                录取喜报
              </h2>
              <Links
                items={stories.map(({ title, href, year, month, sample }) => ({
                  title,
                  href,
                  note: `${year}-${String(month).padStart(2, '0')}`,
                  tag: sample ? '示例' : null,
                }))}
              />
              <p className="flex flex-wrap gap-x-6 mt-2">
                <ButtonLink href={paths.goodNews} variant="quiet" arrow>
                  全部喜报
                </ButtonLink>
                <ButtonLink href={paths.cases} variant="quiet" arrow>
                  申请案例
                </ButtonLink>
              </p>
            </section>
          )}
          <section aria-labelledby="people">
            <h2 id="people" className="font-display text-2xl">
              谁来做
            </h2>
            <Links items={teams} />
          </section>
        </div>
      </Container>
    </section>
  )
}

export function TestBand() {
  return <CountryTestForm source="页面底部·测一测哪个国家适合您" />
}

/** In 万元. */
const startBudget = 30

const yearLevel = '本科'

/** The cost of a year in every country, with the visitor's budget as a line. Nothing without sums. */
function YearCosts({ years }: { years: readonly YearRange[] }) {
  const known = knownOf(years)
  const axis = axisOfRanges(known, [startBudget])
  if (axis === null) return null
  const rows = rowsOf(years, true).filter(({ range }) => range !== null)
  return (
    <form action={paths.cost}>
      <input type="hidden" name="level" value="undergraduate" />
      <PlotFigure
        title={yearTitle(yearLevel)}
        source={
          <>
            全程平均，不含机票。
            <Link href={paths.budget}>怎么算的</Link>
          </>
        }
      >
        <BudgetLine
          axis={axis}
          ranges={known.map(({ low, high }) => ({ low, high }))}
          start={startBudget}
          level={yearLevel}
        >
          <RangeTable
            isDense
            caption={`${yearLevel}一年，学费加生活，万元`}
            heads={['国家或地区', '一年，万元']}
            rows={rows}
            axis={axis}
            write={String}
            own={{ label: '您的预算' }}
          />
        </BudgetLine>
        <p className="flex flex-wrap items-center gap-x-4">
          <Button type="submit" variant="secondary">
            本科、硕士都按这个预算看
          </Button>
        </p>
      </PlotFigure>
    </form>
  )
}

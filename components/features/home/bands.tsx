import { Band } from '@/components/blocks/band'
import { StageSteps } from '@/components/blocks/stage-steps'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { paths } from '@/lib/routing/paths'
import { callbackPromise, hotlineHref, site } from '@/lib/site'
import { Destinations } from './destinations'
import './home.css'
import type { Stage } from '@/components/blocks/stage-steps'
import type { Home } from './load-home'
import { QuickFigures } from './quick-figures'
import { Links, SchoolsAndTools } from './schools-and-tools'
import { YearCosts } from './year-costs'

export function HomeHero({ years }: Pick<Home, 'years'>) {
  const { domesticCities, countries, mentors } = site.claims
  return (
    <section className="py-8" aria-labelledby="page-title">
      <Container>
        <div data-home="pair" className="grid grid-cols-1 gap-y-6 gap-x-12">
          <div>
            <h1 id="page-title" data-home="title" className="leading-tight">
              写明学校、费用和时间的<span>留学方案</span>
            </h1>
            <p className="text-lg mt-3 max-w-[34em]">
              一年多少钱、有哪些学校、几月截止，在这里都能查，不用留电话。
            </p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3 mt-4 mb-3">
              <ButtonLink href="#plan">免费留学方案</ButtonLink>
              <a
                href={hotlineHref}
                className="inline-flex items-center min-h-target max-lg:min-w-target text-heading text-lg font-semibold tabular-nums no-underline"
              >
                {site.hotline}
              </a>
            </p>
            <p className="text-muted text-quiet">要一份写给您的方案，再留电话：{callbackPromise}。</p>
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

/** What to do in each year, and beside it the form for a plan of one's own. */
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
      <Links
        columns={2}
        items={planning.map(({ title, href, text, tag }) => ({ title, href, note: text, tag }))}
      />
      <div className="mt-6">
        {stages.map((stage) => (
          <Fold key={stage.id} label={`${stage.title}：${stage.steps.length} 步`}>
            <StageSteps stages={[stage]} />
          </Fold>
        ))}
      </div>
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
    <section data-home="records" className="py-band" aria-label="资讯、喜报和团队">
      <Container>
        <div data-home="trio" className="grid grid-cols-1 gap-y-6 gap-x-12">
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

/** The steps for each level of study, from the first decision to arrival. */
const stages: readonly Stage[] = [
  {
    id: 'highschool',
    title: '去读高中',
    text: '适合初二、初三的学生。学生年纪小，住宿、监护和适应要和选校一起定。',
    steps: [
      { when: '初二上', what: '定国家和课程', detail: 'A-Level、IB、AP 或 OSSD，课程决定将来能申请哪里。' },
      { when: '初二下至初三上', what: '语言考试', detail: '先摸底再定考试，词汇和写作每周有固定时间。' },
      { when: '初三上', what: '选校与面试', detail: '多数学校要面试，准备的是交流，不是背稿。' },
      { when: '初三下', what: '录取、签证、监护', detail: '同时落实监护人、寄宿家庭和医疗保险。' },
    ],
    href: paths.highSchools,
    linkLabel: '海外中学库',
  },
  {
    id: 'undergraduate',
    title: '去读本科',
    text: '适合初三到高三的学生。高一的成绩已经会出现在申请材料里。',
    steps: [
      { when: '高一', what: '选课与均分', detail: '课程难度和成绩一起看，选得上也要学得好。' },
      { when: '高二', what: '语言与标化', detail: '在这一年基本考完，给高三的文书留出时间。' },
      { when: '高二暑假', what: '学校清单与文书初稿', detail: '按冲刺、匹配、稳妥三档列，每所写明费用。' },
      { when: '高三', what: '递交、择校、签证', detail: '秋季分轮递交，春季比较录取条件再缴押金。' },
    ],
    href: '/special/bksq',
    linkLabel: '本科申请怎么做',
  },
  {
    id: 'graduate',
    title: '去读硕士',
    text: '适合大一到大四的学生和已经工作的申请人。专业方向要先于学校定。',
    steps: [
      { when: '大一至大二', what: '均分与先修课', detail: '跨专业要补哪些课，这时列出来还来得及。' },
      { when: '大二暑假至大三', what: '科研、实习、语言', detail: '经历要做完、说得清，比数量多有用。' },
      { when: '大三暑假', what: '选校、文书、推荐人', detail: '推荐人提前沟通，文书围绕为什么读这个专业。' },
      { when: '大四', what: '分批递交与选择', detail: '先递交滚动录取的学校，拿到结果再调整后面的。' },
    ],
    href: '/special/us_yjs',
    linkLabel: '研究生申请怎么做',
  },
]

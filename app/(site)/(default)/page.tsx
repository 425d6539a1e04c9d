import type { Metadata } from 'next'
import { CaseCards } from '@/components/sections/case-cards'
import { CountryGrid } from '@/components/sections/country-grid'
import { FactStrip } from '@/components/sections/fact-strip'
import { FeatureList } from '@/components/sections/feature-list'
import { Hero } from '@/components/sections/hero'
import { NewsColumns } from '@/components/sections/news-columns'
import { PeopleGroups } from '@/components/sections/people-groups'
import { PlanChart } from '@/components/sections/plan-chart'
import { StageSteps } from '@/components/sections/stage-steps'
import { StopLine } from '@/components/sections/stop-line'
import { StoryList } from '@/components/sections/story-list'
import { ToolTiles } from '@/components/sections/tool-tiles'
import { ButtonLink } from '@/components/ui/button-link'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { paths } from '@/lib/routing/paths'
import { organization, website } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'
import { examplePlan, stages, tools } from './_home/content'
import { loadHome, rulerEnd } from './_home/load-home'
import { OtherDestinations } from './_home/other-destinations'
import { peopleGroups } from './_home/people-groups'
import { SchoolsBand } from './_home/schools-band'

export const metadata: Metadata = {
  title: '美世留学 · 写明学校、费用和时间的留学方案',
  description:
    '为准备出国读高中、本科和硕士的学生做留学方案，写明可申请的学校、费用构成和每学期要做的事；院校库、世界排名、费用和绩点计算都能直接查，不必先留电话。',
  alternates: { canonical: '/' },
}

/** Content comes from the API; Next can't see that, and without this the page would stay as it was at the build. */
export const revalidate = 600

export default async function Page() {
  const home = await loadHome()
  const rankingName = home.ranking === null ? 'QS' : `QS ${home.ranking.year}`
  return (
    <>
      <JsonLd data={organization()} />
      <JsonLd data={website()} />
      <Hero
        title={['一份写明', '学校、费用和时间的', '留学方案']}
        text={`留下姓名和电话，顾问在服务时间内 ${site.callbackPromiseMinutes} 分钟回电，先问清成绩、预算和方向，再给出选校范围、费用构成和每学期的安排。`}
        actions={
          <>
            <ButtonLink href="#consult">免费留学方案</ButtonLink>
            <ButtonLink href={paths.cost} variant="secondary">
              算一算留学费用
            </ButtonLink>
          </>
        }
        picture={<PlanChart plan={examplePlan} />}
        foot={
          <FactStrip
            facts={[
              { value: `${site.claims.domesticCities}`, label: '个国内城市' },
              { value: `${site.claims.countries}+`, label: '个国家' },
              { value: `${site.claims.mentors}+`, label: '位导师' },
            ]}
            source="公司数据"
          />
        }
      />

      {home.services.length > 0 && (
        <Section labelledBy="services">
          <SectionHeader
            id="services"
            title="我们能做的事"
            text="按你现在的阶段来找。不确定从哪里开始，就先从学业规划看起。"
          />
          <FeatureList items={home.services} columns={4} />
        </Section>
      )}

      {home.destinations.length > 0 && (
        <Section tone="deep" labelledBy="countries">
          <SectionHeader
            id="countries"
            title="去哪里读"
            text={`每张卡片下方的标尺是 ${rankingName} 第 1 到第 ${rulerEnd} 名，一道竖线是院校库里的一所大学。名次看分布，不替你做决定。`}
          />
          <CountryGrid items={home.destinations} ranking={{ name: rankingName, upTo: rulerEnd }} />
          <OtherDestinations pages={home.otherPages} consult={home.consultCountries} />
        </Section>
      )}

      {home.ranking !== null && (
        <Section labelledBy="schools">
          <SchoolsBand schools={home.schools} ranking={home.ranking} destinations={home.destinations} />
        </Section>
      )}

      <Section tone="ink" labelledBy="planning">
        <SectionHeader
          id="planning"
          title="什么时候做什么"
          text="同一件事，早一年和晚一年的做法不一样。按要去读的阶段看一遍，再从现在的年级进去。"
          action={
            <ButtonLink href={paths.academicPlanning} variant="secondary">
              学业规划怎么做
            </ButtonLink>
          }
        />
        <StageSteps stages={stages} />
        {home.planning.length > 0 && <StopLine title="从现在的年级进入" items={home.planning} />}
      </Section>

      <Section labelledBy="people">
        <SectionHeader
          id="people"
          title="谁来做"
          text="顾问定方案、管进度；到文书和面试时，再请懂这所学校、这个专业的人来看。"
        />
        <PeopleGroups groups={peopleGroups(home)} />
      </Section>

      {home.cases.length > 0 && (
        <Section tone="deep" labelledBy="cases">
          <SectionHeader
            id="cases"
            title="申请案例"
            text="录取、候补和未录取都列出来，并写明我们核对过什么。"
            action={
              <ButtonLink href={paths.cases} variant="quiet" arrow>
                全部案例
              </ButtonLink>
            }
          />
          <CaseCards cases={home.cases} />
        </Section>
      )}

      {home.stories.length > 0 && (
        <Section labelledBy="stories">
          <SectionHeader
            id="stories"
            title="录取喜报"
            action={
              <ButtonLink href={paths.goodNews} variant="quiet" arrow>
                全部喜报
              </ButtonLink>
            }
          />
          <StoryList stories={home.stories} />
        </Section>
      )}

      {home.headlines.length > 0 && (
        <Section labelledBy="news" flushTop>
          <SectionHeader
            id="news"
            title="留学资讯"
            action={
              <ButtonLink href={paths.headlines} variant="quiet" arrow>
                全部资讯
              </ButtonLink>
            }
          />
          <NewsColumns
            headlines={home.headlines}
            more="更多头条"
            second={{ title: '行业动态', items: home.industry }}
          />
        </Section>
      )}

      <Section tone="deep" labelledBy="tools" spacing="tight">
        <SectionHeader id="tools" title="先自己算一算" text="都可以直接用，不需要留电话。" />
        <ToolTiles tools={tools} />
      </Section>
    </>
  )
}

import '@/components/site/frame-styles'
import type { Metadata } from 'next'
import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { CountryGrid } from '@/components/blocks/country-grid'
import { FactStrip } from '@/components/blocks/fact-strip'
import { FeatureList } from '@/components/blocks/feature-list'
import { Hero } from '@/components/blocks/hero'
import { NewsColumns } from '@/components/blocks/news-columns'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { PlanChart } from '@/components/blocks/plan-chart'
import { StageSteps } from '@/components/blocks/stage-steps'
import { StopLine } from '@/components/blocks/stop-line'
import { StoryList } from '@/components/blocks/story-list'
import { ToolTiles } from '@/components/blocks/tool-tiles'
import { StudyPlanBottomForm } from '@/components/site/lead/bottom-form'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { ButtonLink } from '@/components/ui/button-link'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { paths } from '@/lib/routing/paths'
import { organization, website } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import { examplePlan, stages, tools } from './_home/content'
import { loadHome, rulerEnd } from './_home/load-home'
import { OtherDestinations } from './_home/other-destinations'
import { peopleGroups } from './_home/people-groups'
import { SchoolsBand } from './_home/schools-band'

export const metadata: Metadata = pageMetadata({
  title: '美世留学 · 写明学校、费用和时间的留学方案',
  description:
    '为准备出国读高中、本科和硕士的学生做留学方案，写明可申请的学校、费用构成和每学期要做的事；院校库、世界排名、费用和绩点计算都能直接查，不必先留电话。',
  path: '/',
})

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
            <ButtonLink href="#plan">免费留学方案</ButtonLink>
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
        <Band
          id="services"
          heading="我们能做的事"
          intro="按您现在的阶段来找。不确定从哪里开始，就先从学业规划看起。"
        >
          <FeatureList items={home.services} columns={4} />
        </Band>
      )}

      {home.destinations.length > 0 && (
        <Band
          id="countries"
          heading="去哪里读"
          intro={`每张卡片下方的标尺是 ${rankingName} 第 1 到第 ${rulerEnd} 名，一道竖线是院校库里的一所大学。名次看分布，不替您做决定。`}
          tone="deep"
        >
          <CountryGrid items={home.destinations} ranking={{ name: rankingName, upTo: rulerEnd }} />
          <OtherDestinations pages={home.otherPages} consult={home.consultCountries} />
        </Band>
      )}

      {home.ranking !== null && (
        <Section labelledBy="schools">
          <SchoolsBand schools={home.schools} ranking={home.ranking} destinations={home.destinations} />
        </Section>
      )}

      <Band
        id="planning"
        heading="什么时候做什么"
        intro="同一件事，早一年和晚一年的做法不一样。按要去读的阶段看一遍，再从现在的年级进去。"
        action={
          <ButtonLink href={paths.academicPlanning} variant="secondary">
            学业规划怎么做
          </ButtonLink>
        }
        tone="ink"
      >
        <StageSteps stages={stages} />
        {home.planning.length > 0 && <StopLine title="从现在的年级进入" items={home.planning} />}
      </Band>

      <StudyPlanBottomForm id="plan" source="首页·免费留学方案" />

      <Band
        id="people"
        heading="谁来做"
        intro="顾问定方案、管进度；到文书和面试时，再请懂这所学校、这个专业的人来看。"
      >
        <PeopleGroups groups={peopleGroups(home)} />
      </Band>

      {home.cases.length > 0 && (
        <Band
          id="cases"
          heading="申请案例"
          intro="录取、候补和未录取都列出来。单份案例不是成功率，也不能用来推算自己的结果。"
          action={
            <ButtonLink href={paths.cases} variant="quiet" arrow>
              全部案例
            </ButtonLink>
          }
          tone="deep"
        >
          <CaseCards cases={home.cases} />
        </Band>
      )}

      {home.stories.length > 0 && (
        <Band
          id="stories"
          heading="录取喜报"
          action={
            <ButtonLink href={paths.goodNews} variant="quiet" arrow>
              全部喜报
            </ButtonLink>
          }
        >
          <StoryList stories={home.stories} />
        </Band>
      )}

      {home.headlines.length > 0 && (
        <Band
          id="news"
          heading="留学资讯"
          action={
            <ButtonLink href={paths.headlines} variant="quiet" arrow>
              全部资讯
            </ButtonLink>
          }
          flushTop
        >
          <NewsColumns
            headlines={home.headlines}
            more="更多头条"
            second={{ title: '行业动态', items: home.industry }}
          />
        </Band>
      )}

      <Section tone="deep" labelledBy="tools" spacing="tight">
        <SectionHeader id="tools" title="先自己算一算" text="都可以直接用，不需要留电话。" />
        <ToolTiles tools={tools} />
      </Section>

      <CountryTestForm source="页面底部·测一测哪个国家适合您" />
    </>
  )
}

import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { CountryGrid } from '@/components/blocks/country-grid'
import { FactStrip } from '@/components/blocks/fact-strip'
import { FeatureList } from '@/components/blocks/feature-list'
import { Hero } from '@/components/blocks/hero'
import { NewsColumns } from '@/components/blocks/news-columns'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { StopLine } from '@/components/blocks/stop-line'
import { StoryList } from '@/components/blocks/story-list'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { ButtonLink } from '@/components/ui/button-link'
import { paths } from '@/lib/routing/paths'
import { countryRulerEnd } from '@/lib/schools/rankings'
import { callbackPromise, site } from '@/lib/site'
import { ExamplePlan } from './example-plan'
import type { Home } from './load-home'
import { OtherDestinations } from './other-destinations'
import { peopleGroups } from './people-groups'
import { Stages } from './stages'
import { Tools } from './tools'

export function HomeHero() {
  return (
    <Hero
      title={['一份写明', '学校、费用和时间的', '留学方案']}
      text={`留下姓名和电话，顾问先问清成绩、预算和方向，再给出选校范围、费用构成和每学期的安排。${callbackPromise}。`}
      actions={
        <>
          <ButtonLink href="#plan">免费留学方案</ButtonLink>
          <ButtonLink href={paths.cost} variant="secondary">
            算一算留学费用
          </ButtonLink>
        </>
      }
      picture={<ExamplePlan />}
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
  )
}

export function ServicesBand({ services }: Pick<Home, 'services'>) {
  return (
    <Band
      id="services"
      heading="我们能做的事"
      intro="按您现在的阶段来找。不确定从哪里开始，就先从学业规划看起。"
    >
      <FeatureList items={services} columns={4} />
    </Band>
  )
}

export function DestinationsBand({
  destinations,
  otherPages,
  consultCountries,
  ranking,
}: Pick<Home, 'destinations' | 'otherPages' | 'consultCountries' | 'ranking'>) {
  const rankingName = ranking === null ? 'QS' : `QS ${ranking.year}`
  return (
    <Band
      id="countries"
      heading="去哪里读"
      intro={`每张卡片下方的标尺是 ${rankingName} 第 1 到第 ${countryRulerEnd} 名，一道竖线是院校库里的一所大学。名次看分布，不替您做决定。`}
      tone="deep"
    >
      <CountryGrid items={destinations} ranking={{ name: rankingName, upTo: countryRulerEnd }} />
      <OtherDestinations pages={otherPages} consult={consultCountries} />
    </Band>
  )
}

export function PlanningBand({ planning }: Pick<Home, 'planning'>) {
  return (
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
      <Stages />
      {planning.length > 0 && <StopLine title="从现在的年级进入" items={planning} />}
    </Band>
  )
}

export function PeopleBand({ team }: { team: Pick<Home, 'advisors' | 'officers' | 'mentors'> }) {
  return (
    <Band
      id="people"
      heading="谁来做"
      intro="顾问定方案、管进度；到文书和面试时，再请懂这所学校、这个专业的人来看。"
    >
      <PeopleGroups groups={peopleGroups(team)} />
    </Band>
  )
}

export function CasesBand({ cases }: Pick<Home, 'cases'>) {
  return (
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
      <CaseCards cases={cases} />
    </Band>
  )
}

export function StoriesBand({ stories }: Pick<Home, 'stories'>) {
  return (
    <Band
      id="stories"
      heading="录取喜报"
      action={
        <ButtonLink href={paths.goodNews} variant="quiet" arrow>
          全部喜报
        </ButtonLink>
      }
    >
      <StoryList stories={stories} />
    </Band>
  )
}

export function NewsBand({ headlines, industry }: Pick<Home, 'headlines' | 'industry'>) {
  return (
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
      <NewsColumns headlines={headlines} more="更多头条" second={{ title: '行业动态', items: industry }} />
    </Band>
  )
}

/** What one can find out without leaving a phone number. */
export function SelfServiceBands() {
  return (
    <>
      <Tools />
      <CountryTestForm source="页面底部·测一测哪个国家适合您" />
    </>
  )
}

import type { ReactNode } from 'react'
import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { Suitability } from '@/components/blocks/check-list'
import { FigureNotes } from '@/components/blocks/figure-notes'
import { LinkList } from '@/components/blocks/link-list'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { PlainTable } from '@/components/blocks/plain-table'
import { PlanChart } from '@/components/blocks/plan-chart'
import { Questions as QuestionList } from '@/components/blocks/questions'
import { RankTable } from '@/components/blocks/rank-table'
import { StatementColumns } from '@/components/blocks/rules'
import { Split } from '@/components/blocks/split'
import { LinkRow, Pair, Paragraphs, Stack } from '@/components/blocks/stack'
import { Steps } from '@/components/blocks/steps'
import { ArticleList } from '@/components/features/articles/article-list'
import { WhatChanged } from '@/components/features/immigration/what-changed'
import { ButtonLink } from '@/components/ui/button-link'
import { FactTable } from '@/components/ui/fact-table'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { CountryChannel } from '@/lib/channels/schema'
import { changesOfCountries } from '@/lib/content/changes/changes'
import { needsLook } from '@/lib/facts/marks'
import { figure, statement } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'
import { AskForm } from './ask-form'
import { CountryCosts } from './country-costs'
import type { CountryRecords } from './load-country-channel'
import { OfficialLinks } from './official-links'
import { MajorNotes } from './records/major-notes'

type PartProps = {
  channel: CountryChannel
  records: CountryRecords
  /** The countries of the channel as one name. */
  country: string
  /** The league table that schools are ranked by, with its year. */
  ranking: string
}

/** A part of every country channel; one that needs records it did not get is left out. */
export type CountryPart = {
  id: string
  /** In the list of contents. */
  label: string
  isShown?: (records: CountryRecords) => boolean
  Part: (props: PartProps) => ReactNode
}

/** The same questions for every country, in the order in which a family asks them. */
export const countryParts: readonly CountryPart[] = [
  { id: 'choice', label: '适合谁', Part: Choice },
  { id: 'levels', label: '学制与阶段', Part: Levels },
  { id: 'requirements', label: '申请条件', Part: Requirements },
  { id: 'timeline', label: '时间安排', Part: Timeline },
  { id: 'costs', label: '费用', Part: Costs },
  { id: 'schools', label: '大学', isShown: ({ schools }) => schools.length > 0, Part: Schools },
  { id: 'majors', label: '专业', Part: Majors },
  { id: 'after', label: '签证与毕业后', Part: After },
  { id: 'changes', label: '政策变动', Part: Changes },
  { id: 'questions', label: '问答', Part: Questions },
  { id: 'cases', label: '案例', isShown: ({ cases }) => cases.length > 0, Part: Cases },
  { id: 'people', label: '谁来做', Part: People },
  { id: 'news', label: '资讯', isShown: ({ news }) => news.length > 0, Part: News },
]

function Choice({ channel: { choice } }: PartProps) {
  return (
    <Band id="choice" heading={choice.heading} layout="beside">
      <Stack>
        <Paragraphs texts={choice.paragraphs} />
        <Suitability {...choice} />
      </Stack>
    </Band>
  )
}

function Levels({ channel: { levels } }: PartProps) {
  return (
    <Band id="levels" heading={levels.heading} intro={levels.intro} tone="deep">
      <Stack>
        <PlainTable
          caption={levels.table.caption}
          columns={[levels.table.corner ?? '', ...levels.table.columns]}
          rows={levels.table.rows}
        />
        <LinkRow links={levels.links} />
      </Stack>
    </Band>
  )
}

function Requirements({ channel: { requirements } }: PartProps) {
  const { heading, intro, notes, figures } = requirements
  return (
    <Band id="requirements" heading={heading} intro={intro} layout="beside">
      <Stack>
        <FigureNotes notes={notes} />
        {figures.length > 0 && <FactTable caption="有明文规定的几项" facts={figures.map(figure)} />}
      </Stack>
    </Band>
  )
}

function Timeline({ channel: { timeline } }: PartProps) {
  return (
    <Band id="timeline" heading={timeline.heading} intro={timeline.intro} tone="hue">
      <Stack>
        <PlanChart plan={timeline.plan} />
        <Paragraphs texts={[timeline.remark]} />
        <StatementColumns ids={timeline.statements} />
      </Stack>
    </Band>
  )
}

function Costs({ channel: { costs, requirements, timeline } }: PartProps) {
  const hasMarks = [...requirements.figures.map(figure), ...timeline.statements.map(statement)].some(
    needsLook,
  )
  const calculator = (
    <ButtonLink href={`${paths.cost}?country=${costs.estimate.country}`} variant="quiet" arrow>
      打开费用计算器
    </ButtonLink>
  )
  return (
    <Band id="costs" heading={costs.heading} intro={costs.intro} action={calculator}>
      <CountryCosts costs={costs} hasMarksAbove={hasMarks} />
    </Band>
  )
}

function Schools({ channel: { schools, countries }, records, country, ranking }: PartProps) {
  const libraries = countries.map(({ code, name }) => ({
    label: `${name}的大学`,
    href: `${paths.schools}?country=${code}`,
    flag: code,
  }))
  return (
    <Section id="schools" tone="deep" labelledBy="schools-title">
      <Split
        aside={
          <Stack>
            <SectionHeader id="schools-title" title={schools.heading} text={schools.intro} />
            <LinkList label="按国家看院校库" items={libraries} />
          </Stack>
        }
      >
        <Stack>
          <RankTable
            schools={records.schools}
            caption={`${ranking}：院校库已收录${country}大学的前 ${records.schools.length} 所，未收录的学校不占行`}
            rankLabel={ranking}
            secondRankLabel="软科 ARWU 2026"
          />
          <FigureNotes notes={schools.notes} />
        </Stack>
      </Split>
    </Section>
  )
}

function Majors({ channel: { majors } }: PartProps) {
  const all = (
    <ButtonLink href={paths.majors} variant="quiet" arrow>
      热门专业怎么选
    </ButtonLink>
  )
  return (
    <Band id="majors" heading={majors.heading} intro={majors.intro} action={all}>
      <MajorNotes items={majors.items} />
    </Band>
  )
}

function After({ channel: { after } }: PartProps) {
  return (
    <Band id="after" heading={after.heading} intro={after.intro} tone="hue">
      <Stack>
        <Pair>
          <Steps items={after.steps} />
          <OfficialLinks items={after.official} />
        </Pair>
        <FactTable caption="签证与毕业后的几项规定，办理前请到来源页核对" facts={after.figures.map(figure)} />
      </Stack>
    </Band>
  )
}

function Changes({ channel, country }: PartProps) {
  const codes = channel.countries.map(({ code }) => code)
  const [only] = codes
  return (
    <Band id="changes" heading={`${country}的签证与升学规则改了什么`} layout="beside">
      <WhatChanged
        changes={changesOfCountries(codes)}
        query={codes.length === 1 ? `?country=${only}` : ''}
        most={6}
      />
    </Band>
  )
}

function Questions({ channel, country }: PartProps) {
  return (
    <Band id="questions" heading={`${country}留学常被问到的事`} tone="deep">
      <QuestionList items={channel.questions} aside={<AskForm channel={channel} />} />
    </Band>
  )
}

function Cases({ channel, records, country }: PartProps) {
  const [first] = channel.countries
  const more = (
    <ButtonLink href={`${paths.cases}?country=${first?.code ?? ''}`} variant="quiet" arrow>
      更多{first?.name}案例
    </ButtonLink>
  )
  return (
    <Band
      id="cases"
      heading={`${country}申请案例`}
      intro="录取、候补和未录取都列出来。单份案例不是成功率，也不能用来推算自己的结果。"
      action={more}
    >
      <CaseCards cases={records.cases} />
    </Band>
  )
}

function People({ records, country }: PartProps) {
  return (
    <Band id="people" heading="谁来做" intro={`做${country}方向的人，各管一段，责任写在服务合同里。`}>
      <PeopleGroups groups={records.people} />
    </Band>
  )
}

function News({ channel, records, country }: PartProps) {
  const [first] = channel.countries
  const all = (
    <ButtonLink href={`/countrylines?country=${first?.code ?? ''}`} variant="quiet" arrow>
      全部{first?.name}资讯
    </ButtonLink>
  )
  return (
    <Band id="news" heading={`${country}资讯`} layout="beside" action={all}>
      <ArticleList articles={records.news} />
    </Band>
  )
}

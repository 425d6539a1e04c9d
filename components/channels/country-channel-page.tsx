import { ArticleList } from '@/components/articles/article-list'
import { CaseCards } from '@/components/sections/case-cards'
import { TwoSides } from '@/components/sections/check-list'
import { LinkList } from '@/components/sections/link-list'
import { NoteGrid } from '@/components/sections/note-grid'
import { PeopleGroups } from '@/components/sections/people-groups'
import { PlainTable } from '@/components/sections/plain-table'
import { PlanChart } from '@/components/sections/plan-chart'
import { RankTable } from '@/components/sections/rank-table'
import { Split } from '@/components/sections/split'
import { StepList } from '@/components/sections/step-list'
import { ButtonLink } from '@/components/ui/button-link'
import { FactTable } from '@/components/ui/fact'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { CountryChannel } from '@/lib/channels/country-schema'
import { figure } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { ChannelContents } from './channel-contents'
import { ChannelHero } from './channel-hero'
import { ChannelPart } from './channel-part'
import { CountryCosts } from './country-costs'
import { CountryPicture } from './country-picture'
import { loadCountryChannel } from './load-country-channel'
import { MajorNotes } from './major-notes'
import { channelService, crumbsOf } from './metadata'
import { OfficialLinks } from './official-links'
import { QuestionBand } from './question-band'
import { LinkRow, Pair, Paragraphs, Stack } from './stack'
import { StatementList } from './statement-list'

/** A country channel: the same questions for every country, answered by its content and the records of the API. */
export async function CountryChannelPage({ channel }: { channel: CountryChannel }) {
  const records = await loadCountryChannel(channel)
  const { choice, levels, requirements, timeline, costs, schools, majors, after } = channel
  const country = channel.countries.map(({ name }) => name).join('与')
  const ranking = records.ranking === null ? 'QS' : `QS ${records.ranking.year}`
  const [first] = channel.countries
  const contents = [
    { id: 'choice', label: '适合谁' },
    { id: 'levels', label: '学制与阶段' },
    { id: 'requirements', label: '申请条件' },
    { id: 'timeline', label: '时间安排' },
    { id: 'costs', label: '费用' },
    ...(records.schools.length > 0 ? [{ id: 'schools', label: '大学' }] : []),
    { id: 'majors', label: '专业' },
    { id: 'after', label: '签证与毕业后' },
    { id: 'questions', label: '问答' },
    ...(records.cases.length > 0 ? [{ id: 'cases', label: '案例' }] : []),
    { id: 'people', label: '谁来做' },
    ...(records.news.length > 0 ? [{ id: 'news', label: '资讯' }] : []),
  ]
  return (
    <article data-hue={channel.hue}>
      <JsonLd data={breadcrumbList(crumbsOf(channel))} />
      <JsonLd data={channelService(channel, { serviceType: '留学申请咨询', country })} />
      <ChannelHero
        {...channel.hero}
        crumbs={crumbsOf(channel)}
        picture={<CountryPicture libraries={records.libraries} ranking={ranking} />}
      />
      <ChannelContents entries={contents} />

      <ChannelPart id="choice" heading={choice.heading} layout="beside">
        <Stack>
          <Paragraphs texts={choice.paragraphs} />
          <TwoSides {...choice.sides} />
        </Stack>
      </ChannelPart>

      <ChannelPart id="levels" heading={levels.heading} intro={levels.intro} tone="deep">
        <Stack>
          <PlainTable {...levels.table} />
          <LinkRow links={levels.links} />
        </Stack>
      </ChannelPart>

      <ChannelPart
        id="requirements"
        heading={requirements.heading}
        intro={requirements.intro}
        layout="beside"
      >
        <Stack>
          <NoteGrid notes={requirements.notes} />
          {requirements.figures.length > 0 && (
            <FactTable caption="有明文规定的几项" facts={requirements.figures.map(figure)} />
          )}
        </Stack>
      </ChannelPart>

      <ChannelPart id="timeline" heading={timeline.heading} intro={timeline.intro} tone="hue">
        <Stack>
          <PlanChart plan={timeline.plan} />
          <Paragraphs texts={[timeline.remark]} />
          <StatementList ids={timeline.statements} />
        </Stack>
      </ChannelPart>

      <ChannelPart
        id="costs"
        heading={costs.heading}
        intro={costs.intro}
        action={
          <ButtonLink href={`${paths.cost}?country=${costs.estimate.country}`} variant="quiet" arrow>
            打开费用计算器
          </ButtonLink>
        }
      >
        <CountryCosts costs={costs} />
      </ChannelPart>

      {records.schools.length > 0 && (
        <Section id="schools" tone="deep" labelledBy="schools-title">
          <Split
            aside={
              <Stack>
                <SectionHeader id="schools-title" title={schools.heading} text={schools.intro} />
                <LinkList
                  label="按国家看院校库"
                  items={channel.countries.map(({ code, name }) => ({
                    label: `${name}的大学`,
                    href: `${paths.schools}?country=${code}`,
                    flag: code,
                  }))}
                />
              </Stack>
            }
          >
            <Stack>
              <RankTable
                schools={records.schools}
                caption={`${ranking}：院校库已收录${country}大学的前 ${records.schools.length} 所，未收录的学校不占行`}
                rankLabel={ranking}
                secondRankLabel="软科 ARWU 2025"
              />
              <NoteGrid notes={schools.notes} />
            </Stack>
          </Split>
        </Section>
      )}

      <ChannelPart
        id="majors"
        heading={majors.heading}
        intro={majors.intro}
        action={
          <ButtonLink href={paths.majors} variant="quiet" arrow>
            热门专业怎么选
          </ButtonLink>
        }
      >
        <MajorNotes items={majors.items} />
      </ChannelPart>

      <ChannelPart id="after" heading={after.heading} intro={after.intro} tone="hue">
        <Stack>
          <Pair>
            <StepList steps={after.steps} />
            <OfficialLinks items={after.official} />
          </Pair>
          <FactTable
            caption="签证与毕业后的几项规定，办理前请到来源页核对"
            facts={after.figures.map(figure)}
          />
        </Stack>
      </ChannelPart>

      <QuestionBand
        id="questions"
        heading={`${country}留学常被问到的事`}
        items={channel.questions}
        form={channel.form}
        source={channel.source}
      />

      {records.cases.length > 0 && (
        <ChannelPart
          id="cases"
          heading={`${country}申请案例`}
          intro="录取、候补和未录取都列出来，也写明核对过什么。标“示例”的是样例，不是真实客户。"
          action={
            <ButtonLink href={`${paths.cases}?country=${first?.code ?? ''}`} variant="quiet" arrow>
              更多{first?.name}案例
            </ButtonLink>
          }
        >
          <CaseCards cases={records.cases} />
        </ChannelPart>
      )}

      <ChannelPart
        id="people"
        heading="谁来做"
        intro={`做${country}方向的人，各管一段，责任写在服务合同里。`}
      >
        <PeopleGroups groups={records.people} />
      </ChannelPart>

      {records.news.length > 0 && (
        <ChannelPart
          id="news"
          heading={`${country}资讯`}
          layout="beside"
          action={
            <ButtonLink href={`/countrylines?country=${first?.code ?? ''}`} variant="quiet" arrow>
              全部{first?.name}资讯
            </ButtonLink>
          }
        >
          <ArticleList articles={records.news} />
        </ChannelPart>
      )}
    </article>
  )
}

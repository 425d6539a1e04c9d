import type { PropsWithChildren, ReactNode } from 'react'
import { Band } from '@/components/blocks/band'
import { CaseCards } from '@/components/blocks/case-cards'
import { Suitability } from '@/components/blocks/check-list'
import { Figures } from '@/components/blocks/figures'
import { LinkList } from '@/components/blocks/link-list'
import { NoteGrid } from '@/components/blocks/note-grid'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { PlainTable } from '@/components/blocks/plain-table'
import { Questions as QuestionList } from '@/components/blocks/questions'
import { StatementColumns } from '@/components/blocks/rules'
import { Pair, Paragraphs, Stack } from '@/components/blocks/stack'
import { Steps } from '@/components/blocks/steps'
import { FactText } from '@/components/facts/fact-text'
import { SourceLink } from '@/components/facts/source-link'
import { daysWords, stateInStrip } from '@/components/features/deadlines/strip-words'
import { WhatChanged } from '@/components/features/immigration/what-changed'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { DayStrip } from '@/components/ui/plots/day-strip'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { changesOfCountries } from '@/lib/collections/kinds/change'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { grouped } from '@/lib/core/numbers'
import { shanghaiDate } from '@/lib/core/time'
import { findDeadline } from '@/lib/facts/admissions/deadlines'
import { paths } from '@/lib/routing/paths'
import { missing } from '@/lib/schools/labels'
import { rankings } from '@/lib/schools/rankings'
import { CountryCosts } from './country-costs'
import type { CountryRecords } from './load-country-channel'
import { MajorNotes } from './records/major-notes'

type PartProps = {
  channel: CountryChannel
  records: CountryRecords
  /** The countries of the channel in one name. */
  country: string
  /** The ranking by which schools are ordered, with its year. */
  ranking: string
}

/** One part of every country channel. It is left out when the records that it needs are missing. */
type CountryPart = {
  id: string
  /** Its label in the list of contents. */
  label: string
  isShown?: (records: CountryRecords) => boolean
  Part: (props: PartProps) => ReactNode
}

/** The same questions for every country, in the order in which families ask them. */
export const countryParts: readonly CountryPart[] = [
  { id: 'costs', label: '费用', Part: Costs },
  {
    id: 'schools',
    label: '大学',
    isShown: ({ schools }) => schools.length > 0,
    Part: Schools,
  },
  { id: 'requirements', label: '申请条件', Part: Requirements },
  { id: 'timeline', label: '时间表', Part: Timeline },
  { id: 'after', label: '签证与毕业后', Part: After },
  { id: 'changes', label: '规则变动', Part: Changes },
  { id: 'questions', label: '问答', Part: Questions },
  { id: 'more', label: '适合谁与专业', Part: More },
]

function Costs({ channel }: PartProps) {
  return <CountryCosts channel={channel} />
}

function Schools({ channel: { schools, countries, hero }, records, country, ranking }: PartProps) {
  const isSeveral = countries.length > 1
  return (
    <Band
      id="schools"
      heading={schools.heading}
      tone="deep"
      margin={
        <div className="grid gap-4">
          {schools.intro !== undefined && <p>{schools.intro}</p>}
          <NoteGrid notes={schools.notes} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <DataTable
          caption={`${country}大学，按 ${ranking} 的位次`}
          rows={records.schools}
          keyOf={({ href }) => href}
          head={{ label: '院校', cell: ({ name }) => name, href: ({ href }) => href }}
          columns={(column) => [
            column.value(ranking, ({ rank }) => rank ?? missing),
            column.detail('所在地', ({ place, countryName }) =>
              [isSeveral ? countryName : null, place].filter(Boolean).join('，'),
            ),
            column.figure(`软科 ${rankings.arwu.edition}`, ({ secondRank }) => secondRank ?? missing, '软科'),
          ]}
          foot={
            <Link href={hero.action.href} className="inline-flex items-center max-lg:min-h-target">
              {hero.action.label}
            </Link>
          }
        />
        <LinkList
          label="按国家看院校库"
          items={records.libraries.map(({ code, name, total }) => ({
            label: `全部${name}大学`,
            href: `${paths.schools}?country=${code}`,
            ...(total !== null && { note: `${grouped(total)} 所` }),
          }))}
        />
      </div>
    </Band>
  )
}

function Requirements({ channel: { requirements, levels } }: PartProps) {
  const { heading, intro, notes, figures } = requirements
  return (
    <Band id="requirements" heading={heading} links={levels.links}>
      <Stack>
        {figures.length > 0 ? (
          <Figures caption="有明文规定的几项" items={figures.map((fact) => ({ fact }))} />
        ) : (
          <p>没有全国统一的线，各校各专业自己定：到学校页看语言、均分和截止日。</p>
        )}
        <OpenParts isText>
          <OpenPart level={3} label={`怎么读录取要求：${notes.length} 点`}>
            {intro !== undefined && <p>{intro}</p>}
            <NoteGrid notes={notes} />
          </OpenPart>
        </OpenParts>
        <OpenParts>
          <OpenPart level={3} label={levels.heading} id="levels" lead={levels.intro}>
            <PlainTable
              caption={levels.table.caption}
              columns={[levels.table.corner ?? '', ...levels.table.columns]}
              rows={levels.table.rows}
            />
          </OpenPart>
        </OpenParts>
      </Stack>
    </Band>
  )
}

function Timeline({ channel: { timeline }, country }: PartProps) {
  const now = new Date()
  const days = timeline.days.flatMap(({ day: id, label }) => {
    const deadline = findDeadline(id)
    const day = deadline?.closes ?? deadline?.opens ?? null
    if (!deadline || day === null) return []
    return [
      {
        opens: deadline.opens,
        day,
        label,
        ...stateInStrip(deadline, now),
        source: deadline.source,
      },
    ]
  })
  const sources = [...new Map(days.map(({ source }) => [source.url, source])).values()]
  return (
    <Band id="timeline" heading={timeline.heading} tone="deep">
      <Stack>
        {days.length > 0 && (
          <PlotFigure
            title={daysWords(days, `${country} 2027 年入学`)}
            source={
              <>
                2027 年入学，来源：
                {sources.map((source, at) => (
                  <span key={source.url}>
                    {at > 0 && '、'}
                    <SourceLink source={source} />
                  </span>
                ))}
                。
              </>
            }
          >
            <DayStrip entries={days} today={shanghaiDate(now)} />
          </PlotFigure>
        )}
        <FoldColumns>
          <Fold label={timeline.plan.title}>
            {timeline.intro !== undefined && <p>{timeline.intro}</p>}
            <DataTable
              caption={timeline.plan.title}
              rows={timeline.plan.items}
              keyOf={({ when, title }) => `${when} ${title}`}
              head={{ label: '什么时候', cell: ({ when }) => when }}
              columns={(column) => [column.words('做什么', ({ title, text }) => `${title}：${text}`)]}
            />
            <Paragraphs texts={[timeline.plan.note, timeline.remark]} />
          </Fold>
          {timeline.statements.length > 0 && (
            <Fold label={`申请规则：${timeline.statements.length} 条`}>
              <StatementColumns ids={timeline.statements} />
            </Fold>
          )}
        </FoldColumns>
      </Stack>
    </Band>
  )
}

/** Folds side by side where there is room. */
const FoldColumns = ({ children }: PropsWithChildren) => (
  <div className="grid grid-cols-1 lg:grid-cols-2 gap-x-12 items-start">{children}</div>
)

function After({ channel: { after } }: PartProps) {
  return (
    <Band id="after" heading={after.heading}>
      <Stack>
        <Figures caption="签证、费用与毕业后的几项数" items={after.figures.map((fact) => ({ fact }))} />
        <OpenPart level={3} label={`从录取到毕业：${after.steps.length} 步`}>
          {after.intro !== undefined && <p>{after.intro}</p>}
          <Steps isAcross items={after.steps} />
        </OpenPart>
        <OpenPart level={3} label={`官方页面：${after.official.length} 处`}>
          <OfficialLinks items={after.official} />
        </OpenPart>
      </Stack>
    </Band>
  )
}

const openNews = 3

/** Subjects for families that emigrate, not for students. */
const otherReaders: ReadonlySet<string> = new Set(['immigration', 'citizenship'])

function Changes({ channel, records, country }: PartProps) {
  const codes = channel.countries.map(({ code }) => code)
  const [only] = codes
  const changes = changesOfCountries(codes).toSorted(
    (one, other) => Number(otherReaders.has(one.kind)) - Number(otherReaders.has(other.kind)),
  )
  return (
    <Band
      id="changes"
      heading={`${country}最近改了什么规则`}
      tone="deep"
      margin={
        records.news.length > 0 && (
          <Fold isOpenWide label={`${country}资讯：最近 ${openNews} 篇`}>
            <h3 className="max-lg:hidden text-lg">{country}资讯</h3>
            <LinkList
              label="资讯"
              items={records.news
                .slice(0, openNews)
                .map(({ title, href, date }) => ({ label: title, href, note: date }))}
            />
          </Fold>
        )
      }
    >
      <WhatChanged changes={changes} query={codes.length === 1 ? `?country=${only}` : ''} most={2} />
    </Band>
  )
}

function Questions({ channel: { questions }, country }: PartProps) {
  return (
    <Band id="questions" heading={`${country}留学常见问题`}>
      <QuestionList items={questions} />
    </Band>
  )
}

function More({ channel, records, country }: PartProps) {
  const { choice, majors, countries } = channel
  const [first] = countries
  const query = `?country=${first?.code ?? ''}`
  const { cases, advisors, news } = records.counts
  return (
    <Band
      id="more"
      heading={`${country}适合谁`}
      tone="deep"
      links={[
        { label: '专业', href: paths.majors },
        { label: `案例${counted(cases)}`, href: `${paths.cases}${query}` },
        { label: `顾问${counted(advisors)}`, href: `${paths.advisors}${query}` },
        { label: `资讯${counted(news)}`, href: `/countrylines${query}` },
      ]}
    >
      <Stack>
        <Fold isOpenWide label={choice.heading}>
          <Pair>
            {choice.paragraphs.map((text) => (
              <p key={text}>
                <FactText text={text} />
              </p>
            ))}
          </Pair>
          <Suitability {...choice} />
        </Fold>
        <Fold level={3} id="majors" label={majors.heading}>
          {majors.intro !== undefined && <p>{majors.intro}</p>}
          <MajorNotes items={majors.items} level={4} />
        </Fold>
        {records.cases.length > 0 && <CaseCards cases={records.cases} />}
      </Stack>
    </Band>
  )
}

const counted = (count: number | null) => (count === null ? '' : ` ${count}`)

/** Links to the official rules, which apply when a page of this site differs. */
function OfficialLinks({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <div className="border border-line rounded-md bg-card p-6">
      <ul className="grid grid-cols-fit-14 gap-x-8">
        {items.map(({ name, url }) => (
          <li key={url}>
            <Link className="flex items-center min-h-target" href={url}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm mt-2">签证由官方裁量，我们不承诺结果；材料由本人提供，须真实。</p>
    </div>
  )
}

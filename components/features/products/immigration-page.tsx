import { CheckList, TwoSides } from '@/components/blocks/check-list'
import { Caution, DetailBlock } from '@/components/blocks/detail-block'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { SourcedFacts } from '@/components/blocks/sourced-facts'
import { Steps } from '@/components/blocks/steps'
import { SourceLink } from '@/components/facts/source-link'
import { QueueChart } from '@/components/features/immigration/queue-dates'
import { WhatChanged } from '@/components/features/immigration/what-changed'
import { AskAbove } from '@/components/features/people/checked'
import { RecordPage } from '@/components/features/record-page'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { ButtonLink } from '@/components/ui/button-link'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { WholeDays } from '@/components/ui/whole-values'
import type { SourcedFact } from '@/lib/api/facts'
import type { ImmigrationProduct, ProductSummary } from '@/lib/api/products'
import { changesOfProgramme } from '@/lib/collections/kinds/change'
import { readingLabels, stateLabels } from '@/lib/collections/kinds/labels'
import type { Reading } from '@/lib/collections/kinds/programme'
import { type Programme, programmes } from '@/lib/collections/kinds/programme'
import { formatFigure } from '@/lib/facts/format'
import { needsLook } from '@/lib/facts/marks'
import { figure } from '@/lib/facts/registry'
import { factOf } from '@/lib/facts/sourced-fact'
import { paths } from '@/lib/routing/paths'
import { numbersOf } from './immigration-groups'
import { serviceJsonLd } from './service-json-ld'
import { StatusLine } from './status-line'

type ImmigrationPageProps = {
  product: ImmigrationProduct
  /** The page about the programme, or null when there is none. */
  programmeHref: string | null
  related: readonly ProductSummary[]
}

/** One immigration programme: status first, then facts with sources, its applicants, steps and risks. */
export function ImmigrationPage({ product, programmeHref, related }: ImmigrationPageProps) {
  const { title, country, countryName } = product
  // A programme that only the API knows has no record.
  const record = programmes.find(product.id)
  const amounts = record === null ? [] : amountsOf(record)
  const numbers = numbersOf(product.id)
  const conditions = product.facts.filter(({ label }) => !amounts.some((amount) => amount.label === label))
  return (
    <RecordPage
      scene="passport"
      above={[{ label: '移民项目', href: paths.immigrationProducts }]}
      name={title}
      meta={
        <>
          <span className="inline-flex items-center gap-2">
            <Flag code={country} width={21} />
            {countryName}
          </span>
          {product.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </>
      }
      data={serviceJsonLd({
        name: `${title}咨询`,
        description: product.summary,
        serviceType: '移民与身份规划咨询',
        href: product.href,
        country: countryName,
      })}
      form={{
        kind: 'immigration',
        source: `移民项目·${title}`,
        title: '核对自己的条件',
        text: '回电时请说家庭成员、目的和时间，顾问逐条对照条件，不合适会直接告诉您。',
      }}
      ask={null}
      bands={
        <div className="grid grid-cols-1 gap-4">
          <p>{product.summary}</p>
          <Caution>
            <p>{product.disclaimer}</p>
          </Caution>
          {programmeHref !== null && (
            <div>
              <ButtonLink href={programmeHref} variant="secondary" arrow>
                看这个项目的专题页
              </ButtonLink>
            </div>
          )}
          <DetailBlock title="适合谁，不适合谁">
            <TwoSides
              yes={{ title: '可以考虑', items: product.suits }}
              no={{ title: '不适合', items: product.notSuits }}
            />
          </DetailBlock>
          {record !== null && <QueueChart programme={record.id} />}
          <OpenParts>
            <OpenPart label={`条件与出处${conditions.length > 0 ? `（${conditions.length} 条）` : ''}`}>
              {conditions.length > 0 ? <SourcedFacts facts={conditions} /> : <p>条件已列在金额一栏。</p>}
            </OpenPart>
            <OpenPart label={`怎样走（${product.steps.length} 步）`}>
              <Steps items={product.steps.map(({ name, text }) => ({ title: name, text }))} />
            </OpenPart>
            <OpenPart label="风险">
              <CheckList items={product.risks} />
            </OpenPart>
            {record !== null && <FromRegistry record={record} />}
            <OpenPart label="我们做什么，不做什么">
              <TwoSides
                yes={{ title: '包含', items: product.included }}
                no={{ title: '我们不做的事', items: product.excluded }}
              />
            </OpenPart>
          </OpenParts>
        </div>
      }
      others={{
        title: '其他移民项目',
        items: [
          ...related.map((other) => ({
            label: other.title,
            href: other.href,
            ...(other.kind === 'immigration' && { flag: other.country, note: other.countryName }),
          })),
          { label: '全部移民项目与状态', href: paths.immigrationProducts },
        ],
      }}
    >
      {numbers.length > 1 && <AnswerTiles label={`${title}：查到的数`} tiles={numbers} />}
      <AskAbove label="请移民顾问核对我的条件" />
      <StatusCard product={product} />
      {record !== null && record.instead.length > 0 && (
        <DetailBlock title="不收申请了，由什么接替">
          <CheckList items={record.instead} />
        </DetailBlock>
      )}
      {record !== null && (
        <DetailBlock title="金额与费用">
          {amounts.length > 0 ? <SourcedFacts facts={amounts} /> : <p>现行金额请看上面的官方网站。</p>}
        </DetailBlock>
      )}
    </RecordPage>
  )
}

/** The amounts of the registry; the fees too where they are a figure. */
function amountsOf({ amounts, fees }: Programme): SourcedFact[] {
  const stated = amounts.map(factOf).map(({ as_of: asOf, check, ...fact }) => ({ ...fact, asOf, check }))
  if (fees === undefined || !('fact' in fees)) return stated
  const fee = figure(fees.fact)
  const { label, period: asOf, source } = fee
  return [{ label, text: formatFigure(fee), asOf, source, check: needsLook(fee) }, ...stated]
}

function FromRegistry({ record: { id, times, official, toAsk, readings } }: { record: Programme }) {
  const changes = changesOfProgramme(id)
  return (
    <>
      <OpenPart label="要多久">
        <p>{times}</p>
      </OpenPart>
      <OpenPart label={`办之前要问清的（${toAsk.length} 条）`}>
        <p>
          以
          <SourceLink source={official} />
          当天公布的为准：
        </p>
        <CheckList items={toAsk} />
      </OpenPart>
      {changes.length > 0 && (
        <OpenPart label={`这个项目改过什么（${changes.length} 条）`}>
          <WhatChanged changes={changes} />
        </OpenPart>
      )}
      <OpenPart label="受理状态的记录">
        <p>新的在前，以前面的一条为准。</p>
        <ProgrammeHistory readings={readings} />
      </OpenPart>
    </>
  )
}

/** Each reading of a programme: day, kind of source, and result. The current state is at the top of the page. */
function ProgrammeHistory({ readings }: { readings: readonly Reading[] }) {
  return (
    <ol className="[--term:6.5rem] grid">
      {readings.map(({ asOf, source, state, text }) => (
        <li
          key={`${asOf} ${source.url}`}
          className="grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-2 py-2 border-t border-line"
        >
          <span className="text-muted tabular-nums">
            {asOf === null ? '—' : <time dateTime={asOf}>{asOf}</time>}
          </span>
          <span>
            {stateLabels()[state]}。{text !== undefined && <WholeDays text={`${text} `} />}据
            {readingLabels()[source.kind]}：
            <Link href={source.url} rel="nofollow noopener">
              {source.name}
            </Link>
          </span>
        </li>
      ))}
    </ol>
  )
}

type StatusCardProps = { product: Pick<ImmigrationProduct, 'id' | 'status' | 'official'> }

/** Whether the programme takes applications, the day of the check, the extent of the sources, and who decides. */
function StatusCard({ product: { id, status, official } }: StatusCardProps) {
  return (
    <section
      className="border-t-4 border-t-ink-700 grid gap-3 border border-line rounded-md bg-card p-6"
      aria-label="项目状态"
      data-answer
    >
      <StatusLine programme={id} {...status} />
      <p>
        <WholeDays text={status.note} />
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
        <span className="text-muted text-sm">官方网站</span>
        {official.map(({ name, url }) => (
          <Link key={url} href={url} className="reach">
            {name}
          </Link>
        ))}
      </p>
    </section>
  )
}

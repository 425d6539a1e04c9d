import { SourceMark } from '@/components/facts/page-sources'
import { SourceLink } from '@/components/facts/source-link'
import { categoryNames, cutoffWords, waitedWords } from '@/components/features/immigration/bulletin-words'
import { freeNames, queuesOf } from '@/components/features/immigration/queue-dates'
import { type AnswerTile, AnswerTiles } from '@/components/ui/answer-tiles'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { Answer } from '@/lib/blocks/answer'
import { stateLabels } from '@/lib/collections/kinds/labels'
import { latestReading } from '@/lib/collections/kinds/programme'
import { grouped } from '@/lib/core/numbers'
import { daysIn } from '@/lib/facts/admissions/deadline-text'
import { dayInText, dayParts } from '@/lib/facts/admissions/deadline-words'
import { figureParts } from '@/lib/facts/format'
import { readingAge } from '@/lib/facts/immigration/reading-age'
import { checkMark, needsLook, whenOf } from '@/lib/facts/marks'
import { rateOf, yuanPerUnit } from '@/lib/facts/rates'
import type { Figure } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'
import { levels } from '@/lib/tools/cost/levels'
import { costSpan } from '@/lib/tools/cost/span'
import { readSourced } from './sourced-value'

type Source = { name: string; url: string }
type Tile = AnswerTile & { sources: readonly Source[] }

/** The answer of a campaign above its text: figures, days or the state of a programme, each with year and source. */
export async function CampaignAnswer({ answer, name }: { answer: Answer; name: string }) {
  const tiles = [
    ...(answer.programme === undefined ? [] : programmeTiles(answer.programme)),
    ...(answer.budget === undefined ? [] : await budgetTiles(answer.budget)),
    ...answer.items.map(itemTile),
  ]
  const sources = [
    ...new Map(tiles.flatMap((tile) => tile.sources.map((source) => [source.url, source]))).values(),
  ]
  const foot = sources.length > 0 && (
    <>
      来源：
      {sources.map((source, at) => (
        <span key={source.url}>
          {at > 0 && '、'}
          <SourceLink source={source} />
          {sources.filter(({ name }) => name === source.name).length > 1 && <SourceMark source={source} />}
        </span>
      ))}
    </>
  )
  const label = `${name}：先看这几个数`
  return <AnswerTiles tiles={tiles} label={label} foot={foot || undefined} />
}

async function budgetTiles({ country, level }: NonNullable<Answer['budget']>): Promise<Tile[]> {
  const span = costSpan(country, level, await listTuitionSpans())
  if (span === null) return []
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  const { years, perYear, whole, places, condition } = span
  // A programme of one year costs the same in sum.
  const isOneYear = perYear === whole
  const yearTile = {
    label: isOneYear ? `${name} ${years} 年，含生活` : `${name}平均每年，含生活`,
    value: <span data-estimate>{perYear}</span>,
    note: (
      <>
        <span data-estimate>
          <WholeValues text={[condition, places].filter(Boolean).join('，')} />
        </span>
        {'\u00a0· '}
        <Link href={`${paths.cost}?country=${country}&level=${level}`} className="reach whitespace-nowrap">
          怎么算的
        </Link>
      </>
    ),
    sources: [],
  }
  if (isOneYear) return [yearTile]
  return [
    yearTile,
    {
      label: `${name} ${years} 年合计`,
      value: <span data-estimate>{whole}</span>,
      sources: [],
    },
  ]
}

function programmeTiles(programme: NonNullable<Answer['programme']>): Tile[] {
  const { state, asOf, source } = latestReading(programme)
  const queues = queuesOf(programme)
  const [queue] = queues
  const free = freeNames(queues)
  const age = readingAge(asOf, new Date())
  return [
    {
      label: '收不收申请',
      value: stateValue(stateLabels()[state], state === 'open', age === 'old' ? asOf : null),
      note: `${asOf ?? '日期不详'}${age === 'fresh' ? '' : checkMark}`,
      sources: [source],
    },
    ...queues
      .filter(({ newest }) => free === null || newest.a.kind !== 'current')
      .map(({ category, newest }) => ({
        label: `${categoryNames[category].split('（')[0]} 轮到哪天`,
        value: cutoffWords(newest.a),
        note: `${newest.month} 公告表 A，中国大陆出生${newest.a.kind === 'day' ? `，等了 ${waitedWords(newest)}` : ''}`,
        sources: [],
      })),
    ...(free === null || queue === undefined
      ? []
      : [
          { label: free, value: '不排队', note: `${queue.newest.month} 公告表 A，中国大陆出生`, sources: [] },
        ]),
  ]
}

/** A state, as the site last read it; one of long ago has its year and less weight. */
function stateValue(name: string, isOpen: boolean, oldDay: string | null) {
  if (!isOpen) return name
  if (oldDay === null) return `现在：${name}`
  return (
    <span className="text-muted font-normal">
      {name}（{oldDay.slice(0, 4)} 年的资料）
    </span>
  )
}

function itemTile(item: Answer['items'][number]): Tile {
  if ('when' in item) return { label: item.label, value: item.when, sources: [] }
  const { text, fact } = readSourced(item)
  if (fact === null) {
    const days = 'day' in item ? daysIn(item.day) : []
    const [day] = days
    const now = new Date()
    const isDayAlone = day !== undefined && dayInText(day, 'closes', now) === text
    const parts = isDayAlone ? dayParts(day, 'closes', now) : null
    return {
      label: item.label,
      value: parts?.date ?? text,
      note:
        day === undefined
          ? undefined
          : [
              day.isInternationalOnly ? '凭国际资历申请；高考生看学校招生页' : null,
              ...(parts?.limits ?? [day.timeZone, ...day.cautions]),
            ]
              .filter(Boolean)
              .join('，') || undefined,
      sources: days.map(({ source }) => source),
    }
  }
  const { period, amount } = 'value' in fact ? figureParts(fact) : { period: null, amount: text }
  return {
    // A range and its period are too long for one line of a phone.
    label: period === null || /一[年月]/.test(item.label) ? item.label : `${item.label}，${period}`,
    value: (
      <span {...{ ['value' in fact ? 'data-fact' : 'data-statement']: fact.id }}>
        <WholeValues text={amount} />
      </span>
    ),
    note: (
      <>
        <small>
          <WholeValues
            text={[
              yearWords(whenOf(fact)),
              'value' in fact ? yuanText(fact) : null,
              'value' in fact && fact.isExpired ? '已过适用期' : null,
            ]
              .filter((part) => part !== null)
              .join('，')}
          />
          {needsLook(fact) && checkMark}
        </small>
        <SourceMark source={fact.source} />
      </>
    ),
    // A second-hand source stands in the list of sources only.
    sources: fact.read === 'secondary' ? [] : [fact.source],
  }
}

/** A year alone is a number of nothing. */
const yearWords = (when: string) => (/^\d{4}$/.test(when) ? `${when} 年` : when)

/** Approximate value in yuan of a sum in another currency. */
function yuanText({ value, unit }: Figure): string | null {
  const rate = rateOf(unit.split('/')[0] ?? null)
  if (rate === null || typeof value === 'string') return null
  const yuan = [value].flat().map((each) => each * yuanPerUnit(rate))
  const isLarge = Math.max(...yuan) >= 10_000
  const said = yuan.map((each) =>
    isLarge
      ? (each / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      : grouped(Math.round(each / 10) * 10),
  )
  return `约 ${[...new Set(said)].join('–')} ${isLarge ? '万元' : '元'}`
}

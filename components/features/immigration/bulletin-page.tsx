import type { Columns } from '@/components/ui/data-table'
import { WholeDays } from '@/components/ui/whole-values'
import {
  type BulletinCategory,
  type BulletinMonth,
  bulletinCategories,
  bulletinMonths,
  mergedInto,
  turnOf,
} from '@/lib/facts/immigration/visa-bulletin'
import type { ListState, SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import {
  categoryChoices,
  categoryNames,
  cutoffWords,
  isCategory,
  petitionOf,
  queuePicture,
  queueTitle,
  readFiled,
  spanWords,
  usualCategory,
  waitedWords,
} from './bulletin-words'
import { ChartDesk } from './chart-desk'
import { TimeChart } from './time-chart'

const columns = <Row extends Pick<BulletinMonth, 'a' | 'b' | 'month' | 'waited'>>(column: Columns<Row>) => [
  column.value('表 A 可获批', ({ a }) => <span className="whitespace-nowrap">{cutoffWords(a)}</span>),
  column.value('表 B 可递件', ({ b }) => <span className="whitespace-nowrap">{cutoffWords(b)}</span>),
  column.detail('轮到的人等待', (month) => (month.a.kind === 'current' ? '无' : waitedWords(month)), '等待'),
]

/**
 * The visa bulletin for people born in mainland China: cut-off dates by month, and how long the applicants had
 * waited.
 */
export function BulletinPage({ state, params }: { state: ListState; params: SearchParams }) {
  const category = isCategory(state.values.category) ? state.values.category : usualCategory
  const months = bulletinMonths(category)
  const newest = months.at(-1)
  if (newest === undefined) throw new Error(`no month of ${category}`)
  const filed = readFiled(params, newest.month)
  const name = categoryNames[category]
  const merged = mergedInto[category]
  return (
    <ChartDesk
      hue="us"
      path={paths.visaBulletin}
      title="美国移民排期"
      meta={`中国大陆出生者的截止日，${newest.month} 的签证公告`}
      intro={
        <p>
          美国国务院每月出签证公告，职业移民按类别和出生地排队。这里是 {name} {months[0]?.month} 到{' '}
          {newest.month}{' '}
          的截止日，只说已经发生的事：轮到的人等了多久。以后会不会前进、会不会后退，没有人知道，这里不作预测。
        </p>
      }
      questions={{ label: '看表之前要知道的（4 问）', about: 'bulletin' }}
      source={
        <>
          原始公告在
          <a
            href="https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html"
            rel="noopener"
          >
            美国国务院签证公告
          </a>
          <WholeDays text="，2015-10 到 2026-10，缺 2026-09。递交前请看当月公告。" />
        </>
      }
      answer={
        filed.day === null ? (
          <Newest month={newest} category={category} />
        ) : (
          <OwnAnswer months={months} newest={newest} day={filed.day} category={category} />
        )
      }
      remark={
        merged !== undefined && (
          <p>
            {name}从 {merged.from} 的公告起并入 {categoryNames[merged.category]}
            ，排期看那一栏：这里 {merged.from} 起的日期就是它的。
          </p>
        )
      }
      choice={{ name: 'category', value: category, usual: usualCategory, choices: categoryChoices }}
      field={{
        id: 'filed',
        type: 'date',
        label: '您的优先日',
        hint: 'I-140 或 I-526E 的收件日；没有就空着',
        defaultValue: filed.day ?? '',
        error: filed.problem,
      }}
      notes={state.notes}
      latest={{
        title: '各类别到哪一天',
        caption: `${newest.month} 的公告，中国大陆出生；等待：从截止日那天递件、到这个月轮到，一共多久`,
        rows: bulletinCategories.flatMap((category) => {
          if (mergedInto[category] !== undefined) return []
          const month = bulletinMonths(category).find(({ month }) => month === newest.month)
          return month === undefined ? [] : [{ ...month, category }]
        }),
        keyOf: ({ category }) => category,
        head: { label: '类别', cell: ({ category }) => categoryNames[category] },
        columns,
      }}
      rows={{
        title: `${name}：逐月的表`,
        caption: `${name}，新的在前`,
        unit: '期',
        rows: months.toReversed(),
        keyOf: ({ month }) => month,
        head: { label: '公告月份', cell: ({ month }) => month },
        columns,
      }}
    >
      {filed.day !== null && <OwnTurn months={months} newest={newest} day={filed.day} category={category} />}
      <TimeChart
        title={queueTitle(name, newest)}
        {...queuePicture(months, filed.day)}
        legend={[
          { look: 'main', label: '表 A：可获批' },
          { look: 'second', label: '表 B：可递件' },
          ...(filed.day === null ? [] : [{ look: 'own' as const, label: `您的优先日 ${filed.day}` }]),
        ]}
      >
        线越高，等得越久；线断是没有名额，缺资料的月份连过去。表里没有的，问主管机关。
        {filed.day !== null && '您的线在上面的月份，那张表轮到过您。'}
      </TimeChart>
    </ChartDesk>
  )
}

function Newest({ month, category }: { month: BulletinMonth; category: BulletinCategory }) {
  const { a, b, month: of } = month
  return (
    <>
      <span className="inline-block">{queueName(category)}：</span>
      <span className="inline-block">
        <span className="whitespace-nowrap">表 A {cutoffWords(a)}</span>
        {a.kind === 'day' && `，轮到的人等了 ${waitedWords(month)}`}；
      </span>
      <span className="inline-block">表 B {cutoffWords(b)}。</span>
      <span className="inline-block">{of} 公告</span>
    </>
  )
}

/** The class in which people of a category wait now. */
const queueName = (category: BulletinCategory): string =>
  categoryNames[mergedInto[category]?.category ?? category]

type OwnProps = {
  months: readonly BulletinMonth[]
  newest: BulletinMonth
  day: string
  category: BulletinCategory
}

const charts = [
  { chart: 'A', did: '可以获批', cutoffOf: ({ a }: BulletinMonth) => a },
  { chart: 'B', did: '可以递件', cutoffOf: ({ b }: BulletinMonth) => b },
] as const

/** Whether the visitor's own date is reached in the newest bulletin, which may not be that of this month. */
function OwnAnswer({ months, newest, day, category }: OwnProps) {
  const isQueue = newest.a.kind !== 'current' || newest.b.kind !== 'current'
  const words = charts.map(
    ({ chart, did }) => `表 ${chart} ${turnOf(months, chart, day).isReached ? '' : '还不'}${did}`,
  )
  return (
    <>
      按 {newest.month} 公告，{queueName(category)}
      {isQueue
        ? `优先日 ${day}：${words.join('，')}`
        : `不用排名额（表 A、表 B 都是 C）；${petitionOf(category)} 的审理要另等，这里不算`}
      。
    </>
  )
}

/** When the visitor's own date was reached, chart by chart. */
function OwnTurn({ months, newest, day, category }: OwnProps) {
  return (
    <ul className="noted px-6 py-4 grid gap-2">
      {charts.map(({ chart, did, cutoffOf }) => (
        <li key={chart}>
          <strong>表 {chart}：</strong>
          {cutoffOf(newest).kind === 'current'
            ? `${newest.month} 的公告是无排期（C），任何优先日都不用等名额。`
            : turnWords(turnOf(months, chart, day), { day, did, newest: newest.month })}
        </li>
      ))}
      <li>
        只算排名额的时间：{petitionOf(category)}{' '}
        的审理、递件之后的审理都要另等，这里没有数。名额轮到不等于获批。
      </li>
    </ul>
  )
}

/** The history of a date, with its state in the newest bulletin last. */
function turnWords(
  { first, waited, wentBack, isReached }: ReturnType<typeof turnOf>,
  { day, did, newest }: { day: string; did: string; newest: string },
): string {
  if (first === null || waited === null)
    return `到 ${newest} 的公告为止还没有轮到过 ${day}。什么时候轮到，没有人能说。`
  const began = `${first} 的公告第一次轮到 ${day}，${waited === 0 ? '就在优先日当月' : `从优先日起等名额 ${spanWords(waited)}`}`
  if (!wentBack) return `${began}，到 ${newest} 的公告一直${did}。`
  return `${began}；之后截止日退回过这一天以前，${newest} 的公告里${isReached ? `又${did}` : `不${did}`}。`
}

import type { ReactNode } from 'react'
import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges, type Range } from '@/components/ui/plots/ranges'
import { WholeDays } from '@/components/ui/whole-values'
import { listTuitionSpans } from '@/lib/api/tuition'
import { type Amount, type Money, map, sum } from '@/lib/tools/cost/amount'
import { costHref } from '@/lib/tools/cost/href'
import type { Level } from '@/lib/tools/cost/levels'
import type { Line } from '@/lib/tools/cost/line'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'
import { countedLines, formatWan, lackWords, neededWords, scopeWords, wanSpan } from '@/lib/tools/cost/words'

/** `totals`: the total costs. `cash`: the amount needed in each year, for planning. */
type CostTotalsProps = {
  country: string
  levels: readonly Level[]
  view?: 'totals' | 'cash'
}

/** Levels and cities that are open. */
const openRows = 4

/**
 * The costs of a country in yuan, by level and city, with their parts, by the calculator's own rules, and a picture of the sums beside
 * them. A level without known tuition or living costs has a note instead of a sum.
 */
export async function CostTotals({ country, levels: wanted, view = 'totals' }: CostTotalsProps) {
  const rows = costRows(country, wanted, await listTuitionSpans())
  const [first] = rows
  if (first === undefined) return null
  const shared = sharedParts(rows)
  const areAllSummed = rows.every(({ estimate }) => estimate.totals !== null)
  // The picture of the years says all that a table of one row does.
  const isOnlyDrawn = rows.length === 1 && first.input.years > 1 && first.estimate.totals !== null
  const table = (
    <div data-estimate>
      <PlainTable
        caption={`${first.input.country.label}${captions[view]}（万元人民币，低到高）`}
        columns={columns[view]}
        {...(rows.length > openRows + 1 && { openRows })}
        rows={rows.map((row) => ({
          label: `${row.name}，${row.input.years} 年`,
          cells: [
            ...sumsOf[view](row),
            <Link key="parts" href={costHref(row.input)} className="whitespace-nowrap">
              逐项看来源
            </Link>,
          ],
        }))}
      />
    </div>
  )
  const notes = (
    <div
      className="grid gap-2 text-muted text-quiet lg:block lg:columns-2 lg:gap-x-12 lg:*:break-inside-avoid"
      data-estimate
    >
      <p>
        {shared.length > 0 && (
          <WholeDays
            text={`${rows.length === 1 ? '' : areAllSummed ? '各行：' : '有合计的各行：'}${shared.join('；')}。`}
          />
        )}
        选定学校以后会窄得多。
      </p>
      {rows.map((row) => {
        const words = ownWords(row, shared)
        return words === '' ? null : (
          <p key={row.name}>
            <WholeDays text={`${rows.length > 1 ? `${row.name}：` : ''}${words}。`} />
          </p>
        )
      })}
    </div>
  )
  return (
    <div className="grid gap-4">
      {isOnlyDrawn ? (
        <SumsFigure rows={rows} view={view} isAlone />
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:has-[>:nth-child(2)]:grid-cols-2 lg:gap-12">
          {table}
          <SumsFigure rows={rows} view={view} />
        </div>
      )}
      {notes}
    </div>
  )
}

/** What every sum includes and depends on, which stands once below the table; the first is the list of its parts. */
function sharedParts(rows: readonly CostRow[]): string[] {
  const [first = [], ...others] = rows.flatMap((row) => (row.estimate.totals === null ? [] : [partsOf(row)]))
  return first.filter((part) => others.every((parts) => parts.includes(part)))
}

/** What a sum includes, then what it depends on. */
function partsOf({ input, estimate }: CostRow): string[] {
  return [`含${countedLines(estimate.lines)}`, ...scopeWords(input, estimate)]
}

const captions = { totals: '留学总费用', cash: '留学：哪一年要备好多少' } as const

const columns = {
  totals: ['读什么', '平均每年', '全程', '来源'],
  cash: ['读什么', '第一年', '以后平均每年', '来源'],
} as const

const rangeOf = (ends: Pick<Amount, 'low' | 'high'>) => (
  <span className="whitespace-nowrap">{wanSpan(ends)} 万元</span>
)

/** The known part of a sum with what it lacks. @param years divides it into years */
const floorOf = ({ yuan }: Money, missing: readonly Line[], years = 1): string =>
  `至少 ${formatWan(yuan.low / years)} 万元，不含${neededWords(missing)}`

const sumsOf = {
  totals: ({ input: { years }, estimate: { totals, floor, missing } }: CostRow): ReactNode[] => {
    if (totals === null)
      return floor === null
        ? ['不给合计', '不给合计']
        : [floorOf(floor.all, missing, years), floorOf(floor.all, missing)]
    const { low, high } = totals.all.yuan
    return [rangeOf({ low: low / years, high: high / years }), rangeOf({ low, high })]
  },
  cash: ({ estimate: { totals, floor, missing } }: CostRow): ReactNode[] => {
    const [first, ...others] = totals?.years ?? []
    if (totals === null || first === undefined) {
      const [least, later] = floor?.years ?? []
      if (least === undefined) return ['不给合计', '不给合计']
      return [floorOf(least, missing), later === undefined ? '只读一年' : floorOf(later, missing)]
    }
    return [
      rangeOf(first.yuan),
      others.length === 0 ? '只读一年' : rangeOf(map(sum(others).yuan, (all) => all / others.length)),
    ]
  },
}

/** What one sum includes beside what all do, or why there is none; empty when there is nothing more to say. */
function ownWords(row: CostRow, shared: readonly string[]): string {
  if (row.estimate.totals !== null)
    return partsOf(row)
      .filter((part) => !shared.includes(part))
      .join('；')
  const { why, way } = lackWords(row.estimate.missing)
  return `${why}，${way}`
}

type SumsFigureProps = {
  rows: readonly CostRow[]
  view: 'totals' | 'cash'
  /** Whether the sums stand in no table beside it. */
  isAlone?: boolean
}

type Bar = { name: string; range: Range }

/**
 * The sums of a table on one axis: those of its rows, or the years of its only one, which rise with the fees. Nothing for a single year; bars of
 * one length are a sentence, and false where the table beside says it.
 */
function SumsFigure({ rows, view, isAlone = false }: SumsFigureProps) {
  const summed = rows.filter(({ estimate }) => estimate.totals !== null)
  const [only] = summed
  const bars = summed.length === 1 && only !== undefined ? yearsOf(only) : summed.flatMap(rowOf(view))
  const axis = axisOfRanges(bars.map(({ range }) => range))
  if (axis === null || only === undefined || bars.length < 2) return null
  if (areAlike(bars))
    return (
      isAlone && (
        <p data-estimate>
          {bars.map(({ name, range }) => `${name} ${wanSpan(inYuan(range))} 万元`).join('，')}。
          <Link href={costHref(only.input)}>逐项看来源</Link>
        </p>
      )
    )
  return (
    <PlotFigure
      title={
        summed.length === 1 ? '哪一年要多少万' : `读什么，${view === 'cash' ? '第一年' : '一年'}要多少万`
      }
      source={<Link href={costHref(only.input)}>逐项看来源</Link>}
    >
      <RangeTable
        isWideName
        caption={view === 'cash' ? '第一年，万元' : '一年，万元'}
        heads={[summed.length === 1 ? '哪一年' : '读什么', '万元']}
        rows={bars.map(
          ({ name, range }): RangeTableRow => ({
            key: name,
            label: name,
            range,
            text: wanSpan(inYuan(range)),
          }),
        )}
        axis={axis}
        write={String}
      />
    </PlotFigure>
  )
}

/** Whether the bars would be of one length to the eye. */
function areAlike(bars: readonly Bar[]): boolean {
  const middles = bars.map(({ range: { middle, low, high } }) => middle ?? (low + high) / 2)
  return Math.max(...middles) < 1.15 * Math.min(...middles)
}

const toRange = ({ low, high, typical }: Amount, years = 1): Range => ({
  low: low / years / 10_000,
  high: high / years / 10_000,
  middle: typical / years / 10_000,
})

const yearsOf = ({ estimate: { totals } }: CostRow): Bar[] =>
  totals?.years.map(({ yuan }, at) => ({ name: `第 ${at + 1} 年`, range: toRange(yuan) })) ?? []

const rowOf =
  (view: SumsFigureProps['view']) =>
  ({ name, input, estimate: { totals } }: CostRow): Bar[] => {
    const [first] = totals?.years ?? []
    if (totals === null || first === undefined) return []
    return [{ name, range: view === 'cash' ? toRange(first.yuan) : toRange(totals.all.yuan, input.years) }]
  }

const inYuan = ({ low, high }: Range) => ({ low: low * 10_000, high: high * 10_000 })

import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges, type Range } from '@/components/ui/plots/ranges'
import type { Amount } from '@/lib/tools/cost/amount'
import { costHref } from '@/lib/tools/cost/href'
import type { CostRow } from '@/lib/tools/cost/rows'
import { wanSpan } from '@/lib/tools/cost/words'

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
export function SumsFigure({ rows, view, isAlone = false }: SumsFigureProps) {
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
      table={null}
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

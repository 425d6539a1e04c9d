import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges, type Range } from '@/components/ui/plots/ranges'
import type { Amount } from '@/lib/tools/cost/amount'
import { costHref } from '@/lib/tools/cost/href'
import type { CostRow } from '@/lib/tools/cost/rows'
import { formatWan } from '@/lib/tools/cost/words'
import { isOfMany } from '@/lib/tools/cost/year-ranges'

type SumsFigureProps = { rows: readonly CostRow[]; view: 'totals' | 'cash' }

type Bar = { name: string; range: Range }

/**
 * The sums of a table on one axis: those of its rows, or the years of its only one, which rise with the fees. Nothing for a single year.
 */
export function SumsFigure({ rows, view }: SumsFigureProps) {
  const summed = rows.filter(({ estimate }) => estimate.totals !== null)
  const [only] = summed
  const bars = summed.length === 1 && only !== undefined ? yearsOf(only) : summed.flatMap(rowOf(view))
  // From zero, so that the length of a bar is its sum.
  const axis = axisOfRanges(
    bars.map(({ range }) => range),
    [0],
  )
  const [least, most] = [
    Math.min(...bars.map(({ range }) => range.low)),
    Math.max(...bars.map(({ range }) => range.high)),
  ]
  const [first, last] = [bars[0], bars.at(-1)]
  if (axis === null || only === undefined || first === undefined || last === undefined || bars.length < 2)
    return null
  const many = summed.filter(isOfMany).length
  // A quarter of the schools is dearer than the upper end.
  const ends = many === 0 ? '' : `${many === summed.length ? '有价的学校' : '学校多的'}首尾各去四分之一，`
  const title =
    summed.length === 1 && only.estimate.totals !== null
      ? `${ends}${only.input.years} 年合计 ${span(toRange(only.estimate.totals.all.yuan))} 万元：${first.name} ${span(first.range)}，${last.name} ${span(last.range)}`
      : `${ends}${view === 'cash' ? '第一年' : '平均一年'}从 ${wan(least)} 到 ${wan(most)} 万元，看读什么、在哪里`
  return (
    <PlotFigure
      title={title}
      source={
        <>
          短线是中间值；含哪些、按哪一年的价，写在下面。
          <Link href={costHref(only.input)}>逐项看来源</Link>
        </>
      }
      table={null}
    >
      <RangeTable
        isWideName
        caption={view === 'cash' ? '第一年，万元' : '一年，万元'}
        heads={[summed.length === 1 ? '哪一年' : '读什么', '万元']}
        rows={bars.map(
          ({ name, range }): RangeTableRow => ({ key: name, label: name, range, text: span(range) }),
        )}
        axis={axis}
        write={String}
      />
    </PlotFigure>
  )
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

const wan = (value: number) => formatWan(value * 10_000)

const span = ({ low, high }: Range) => (wan(low) === wan(high) ? wan(low) : `${wan(low)}–${wan(high)}`)

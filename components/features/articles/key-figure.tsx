import { SourceLink } from '@/components/facts/source-link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import type { KeyFigure } from '@/lib/contract/news'
import { grouped } from '@/lib/core/numbers'

const amountOf = (value: number, { unit }: Pick<KeyFigure, 'unit'>): string => `${grouped(value)} ${unit}`

/** 本科和硕士毕业生可以留英的时间由 24 个月减为 18 个月; without a change the name of the figure alone, because the figure follows it. */
export function keyFigureTitle(figure: KeyFigure): string {
  const { label, value, former } = figure
  if (former === null || former === value) return label
  return `${label}由 ${amountOf(former, figure)}${former > value ? '减' : '增'}为 ${amountOf(value, figure)}`
}

/** The figure that an article is about, large; beside what it was before, if that is known. */
export function KeyFigureBox({ figure }: { figure: KeyFigure }) {
  const { value, former, period, source } = figure
  const before = former === value ? null : former
  const rows = [
    ...(before === null ? [] : [{ key: 'former', label: '原来', value: before, isOwn: false }]),
    { key: 'value', label: '改为', value, isOwn: true },
  ].map((row) => ({
    ...row,
    range: { low: 0, high: row.value, middle: null },
    text: amountOf(row.value, figure),
  }))
  const axis = axisOfRanges(
    rows.map(({ range }) => range),
    [0],
  )
  const title = keyFigureTitle(figure)
  return (
    <PlotFigure
      title={title}
      source={
        <>
          {period}。来源：
          <SourceLink source={source} />
        </>
      }
    >
      <KeyNumber figure={figure} />
      {before !== null && axis !== null && (
        <RangeTable
          isDense
          caption={title}
          heads={['规定', figure.unit]}
          rows={rows}
          axis={axis}
          write={String}
        />
      )}
    </PlotFigure>
  )
}

/** The number at 44 px, its unit beside it. */
export const KeyNumber = ({ figure: { value, unit } }: { figure: KeyFigure }) => (
  <p className="font-figure text-heading tabular-nums leading-none">
    <span style={{ fontSize: '2.75rem' }}>{grouped(value)}</span> <span className="text-lg">{unit}</span>
  </p>
)

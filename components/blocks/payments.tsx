import { FactSource } from '@/components/facts/fact'
import { FactText } from '@/components/facts/fact-text'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import type { Axis } from '@/components/ui/plots/axis'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { plainText } from '@/lib/facts/in-text'
import { figure } from '@/lib/facts/registry'

/** When sums are due, over the months around the start of the term; below it how much each of them is. */
export function Payments({ starts, items }: SectionOf<'payments'>) {
  const rows = items.map(({ title, text, fact, from, to = from, when }) => ({
    title: plainText(title),
    text,
    fact: fact === undefined ? null : figure(fact),
    months: from === undefined || to === undefined ? null : { from, to },
    when,
  }))
  const drawn = rows.flatMap(({ months }) => months ?? [])
  const axis = axisOfMonths(drawn)
  const table = (
    <DataTable
      caption={`每笔钱什么时候付，以 ${monthOn(starts, 0)}入学为例`}
      rows={rows}
      keyOf={({ title }) => title}
      attributesOf={({ fact }) => (fact === null ? {} : { 'data-fact': fact.id })}
      head={{ label: '付什么', cell: ({ title }) => title }}
      columns={(column) => [
        ...(axis === null ? [column.words('什么时候', ({ when }) => when)] : []),
        column.value('多少', ({ fact }) => (fact === null ? '看账单' : formatFigure(fact))),
        column.detail('说明', ({ text, fact }) => (
          <>
            <FactText text={text} />
            {fact !== null && <FactSource fact={fact} />}
          </>
        )),
      ]}
    />
  )
  if (axis === null) return table
  const near = drawn.filter(isNearStart)
  const span = { from: Math.min(...near.map(({ from }) => from)), to: Math.max(...near.map(({ to }) => to)) }
  return (
    <PlotFigure
      title={
        near.length === 0
          ? `${rows.length} 笔都不在开学前后`
          : `${rows.length} 笔里有 ${near.length} 笔在 ${monthsInWords(starts, span)}付，${monthOn(starts, 0)}开学`
      }
      source={`以 ${monthOn(starts, 0)}入学为例，月份是大致的，以学校通知为准。`}
      below={
        <Fold isOpenWide label="每笔多少，要注意什么">
          {table}
        </Fold>
      }
    >
      <RangeTable
        caption={`付款的月份，${monthOn(starts, 0)}入学`}
        heads={['付什么', '什么时候']}
        rows={rows.map(({ title, months, when = '' }) => ({
          key: title,
          label: title,
          range: months === null ? null : { low: months.from, high: months.to + 1, middle: null },
          text: months === null ? when : monthsInWords(starts, months),
        }))}
        axis={axis}
        write={(month) => monthOn(starts, month)}
      />
    </PlotFigure>
  )
}

/** Months counted from the start of the term: 0 is its month, -1 the one before. */
type Months = { from: number; to: number }

/** Words of a month beside an axis. @param starts month of the calendar in which the term begins */
const monthOn = (starts: number, month: number): string =>
  `${((((starts - 1 + month) % 12) + 12) % 12) + 1} 月`

const years = new Map([
  [-1, '前一年'],
  [0, ''],
  [1, '次年'],
])

/** Months of the calendar in words: 前一年 11 月到 1 月，5–6 月，8 月. The year of the start has no name. */
export function monthsInWords(starts: number, { from, to }: Months): string {
  const [first, last] = [from, to].map((month) => ({
    year: years.get(Math.floor((starts - 1 + month) / 12)) ?? '',
    name: monthOn(starts, month),
  }))
  if (first === undefined || last === undefined) return ''
  const begin = [first.year, first.name].filter(Boolean).join(' ')
  if (from === to) return begin
  return first.year === last.year
    ? `${begin.replace(/ 月$/, '')}–${last.name}`
    : `${begin}到${last.year} ${last.name}`
}

/** The axis of months; each month is as wide as one unit. Null without any. */
export function axisOfMonths(items: readonly Months[]): Axis | null {
  if (items.length === 0) return null
  const first = Math.min(...items.map(({ from }) => from))
  const last = Math.max(...items.map(({ to }) => to)) + 1
  const step = last - first > 12 ? 6 : 3
  const [low, high] = [Math.floor(first / step) * step, Math.ceil(last / step) * step]
  return {
    low,
    high,
    lines: Array.from({ length: (high - low) / step - 1 }, (_, at) => low + (at + 1) * step),
  }
}

/** Months before the start that count as near. */
const near = 3

/** Whether it is due from three months before the start until its month. */
export const isNearStart = ({ from, to }: Months): boolean => to >= -near && from <= 0

import { FactSource } from '@/components/facts/fact'
import { FactText } from '@/components/facts/fact-text'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { plainText } from '@/lib/facts/in-text'
import { figure } from '@/lib/facts/registry'
import { axisOfMonths, isNearStart, type Months, monthOn, monthsInWords } from './payment-months'

/** Sums and when they are due, over the months around the start of the term; below it what each of them is. */
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
  const words = (months: Months | null, when = '') => (months === null ? when : monthsInWords(starts, months))
  const table = (
    <DataTable
      caption={`每笔钱什么时候付，以 ${monthOn(starts, 0)}入学为例`}
      rows={rows}
      keyOf={({ title }) => title}
      attributesOf={({ fact }) => (fact === null ? {} : { 'data-fact': fact.id })}
      head={{ label: '付什么', cell: ({ title }) => title }}
      columns={(column) => [
        column.words('什么时候', ({ months, when }) => words(months, when)),
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
      table={
        <Fold isOpenWide label="每笔什么时候付、付多少、要注意什么">
          {table}
        </Fold>
      }
    >
      <RangeTable
        caption={`付款的月份，${monthOn(starts, 0)}入学`}
        heads={['付什么', '多少']}
        rows={rows.map(({ title, fact, months, when = '' }) => ({
          key: title,
          label: title,
          range: months === null ? null : { low: months.from, high: months.to + 1, middle: null },
          text: months === null ? when : fact === null ? '看账单' : formatFigure(fact),
        }))}
        axis={axis}
        write={(month) => monthOn(starts, month)}
      />
    </PlotFigure>
  )
}

import type { Metadata } from 'next'
import SpecialLayout from '@/app/(special)/layout'
import { PriceStrip } from '@/components/features/schools/price-strip'
import { Container } from '@/components/ui/container'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { stripOf } from '@/components/ui/plots/strip'
import { onlyForDevelopers } from '@/lib/routing/developer-pages'
import type { PriceSpread } from '@/lib/schools/price-spread'
import { site } from '@/lib/site'
import { DayPlots } from './days'
import { RankPlots } from './ranks'
import { ScorePlots } from './scores'
import { SumPlots } from './sums'
import { WorldPlots } from './world'

/** Whether the page exists is decided by the running process. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  onlyForDevelopers()
  return {
    title: { absolute: `图一览 · ${site.brand}` },
    robots: { index: false, follow: false },
  }
}

const rising = (count: number) => Array.from({ length: count }, (_, at) => 15 + (at % 200) / 10)

/** Invented values that a plot must bear. */
const cases: readonly { name: string; values: readonly number[]; own?: number }[] = [
  { name: '没有值', values: [] },
  { name: '一个值', values: [20] },
  { name: '五个值', values: [12, 18, 21, 26, 40] },
  { name: '都相等', values: [20, 20, 20, 20, 20, 20] },
  { name: '本校最低', values: [12, 18, 21, 26, 40], own: 0 },
  { name: '本校最高', values: [12, 18, 21, 26, 40], own: 4 },
  { name: '两端很远', values: [1, 1.5, ...rising(120), 300, 420] },
  { name: '3,000 个值', values: rising(3000), own: 1500 },
]

const countries = (count: number): RangeTableRow[] =>
  Array.from({ length: count }, (_, at) => {
    const low = 5 + (at % 40)
    const range = { low, high: low + 4 + (at % 9) * 3, middle: at % 3 === 0 ? null : low + 3 }
    return { key: String(at), label: `地方 ${at + 1}`, range, text: `${range.low}–${range.high}` }
  })

const lacking: RangeTableRow = {
  key: 'lacking',
  label: '某地',
  range: null,
  text: '缺学费',
  note: '不给合计',
}

/** Invented ranges that a table of bars must bear. */
const rangeCases: readonly { name: string; rows: readonly RangeTableRow[]; limit?: number }[] = [
  { name: '没有范围', rows: [lacking] },
  { name: '一个范围', rows: countries(1) },
  {
    name: '都相等',
    rows: countries(3).map((row) => ({ ...row, range: { low: 9, high: 9, middle: 9 }, text: '9' })),
  },
  { name: '有一个不知道', rows: [...countries(4), lacking], limit: 12 },
  {
    name: '很远的一个，和本页的一行',
    rows: [
      ...countries(50).map((row, at) => ({ ...row, isOwn: at === 7 })),
      { key: 'far', label: '很远', range: { low: 30, high: 900, middle: 600 }, text: '30–900' },
    ],
    limit: 900,
  },
]

const spreadOf = (values: readonly number[]): PriceSpread => ({
  country: 'uk',
  key: 'range-master',
  currency: 'GBP',
  name: '学费',
  low: null,
  prices: values.map((wan, at) => ({
    id: String(at),
    name: `学校 ${at + 1}`,
    isPublic: null,
    wan,
    year: '编的年份',
  })),
  years: ['编的年份'],
  sources: [],
  caution: null,
})

/** Every plot with few, many, equal and distant values, for colleagues who draw them. */
export default function Page() {
  onlyForDevelopers()
  return (
    <SpecialLayout>
      <Container>
        <h1>图一览</h1>
        <p>每种图在值很少、很多、相等、悬殊时的样子，值是编的。不到五个值不画。这一页不进搜索引擎。</p>
        {rangeCases.map(({ name, rows, limit }) => {
          const axis = axisOfRanges(rows.flatMap(({ range }) => range ?? []))
          return (
            <section key={name} aria-label={`范围：${name}`} data-hue="sg">
              <h2>范围：{name}</h2>
              {axis === null ? (
                <p>不画</p>
              ) : (
                <PlotFigure title={`${rows.length} 行，编的`} source="编的" table={null}>
                  <RangeTable
                    caption={name}
                    heads={['地方', '万元']}
                    rows={rows}
                    axis={axis}
                    write={(value) => `${value} 万`}
                    {...(limit !== undefined && { own: { value: limit, label: `您的预算 ${limit} 万` } })}
                  />
                </PlotFigure>
              )}
            </section>
          )
        })}
        {cases.map(({ name, values, own }) => (
          <section key={name} aria-label={name} data-hue="uk">
            <h2>{name}</h2>
            {stripOf(values) === null ? (
              <p>不画</p>
            ) : (
              <PriceStrip
                spread={spreadOf(values)}
                countryName="某国"
                {...(own !== undefined && { own: String(own) })}
              />
            )}
          </section>
        ))}
        <RankPlots />
        <DayPlots />
        <ScorePlots />
        <SumPlots />
        <WorldPlots />
      </Container>
    </SpecialLayout>
  )
}

import { cache } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges, type Range } from '@/components/ui/plots/ranges'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import { listWords } from '@/lib/core/list-words'
import { paths } from '@/lib/routing/paths'
import type { FeeSpan } from '@/lib/schools/tuition'
import { costHref } from '@/lib/tools/cost/href'
import { type Level, levels } from '@/lib/tools/cost/levels'
import { type LineId, lineLabels } from '@/lib/tools/cost/line'
import type { CostRow } from '@/lib/tools/cost/rows'
import { budgetWords } from '@/lib/tools/cost/within-budget'
import { countedLines, formatWan, headlineOf, neededWords } from '@/lib/tools/cost/words'
import { type YearRange, yearRanges } from '@/lib/tools/cost/year-ranges'

type YearFigureProps = {
  level: Level
  spans: readonly FeeSpan[]
  /** The visitor's yearly budget in yuan. */
  budget?: number | null
  /** A cost of a year in yuan that is compared with all countries, and the place that it is of. */
  own?: { label: string; name: string; low: number; high: number; middle: number }
  /** Code of the country that the page is about. */
  chosen?: string
  /** Yearly sums in yuan with a line each. */
  lines?: readonly number[]
  isAnswer?: boolean
}

/** The cost of a year in every country on one axis, with the parts of each sum in a table. */
export function YearFigure({
  level,
  spans,
  budget = null,
  own,
  chosen,
  lines,
  isAnswer = false,
}: YearFigureProps) {
  const ranges = rangesOf(level, spans)
  const known = knownOf(ranges)
  const limit = budget === null ? null : toWan(budget)
  // Both degrees have one axis, so that their pictures can be compared.
  const all = degrees.flatMap((each) => knownOf(rangesOf(each, spans)))
  const axis = axisOfRanges(
    [...known, ...all, ...(own === undefined ? [] : [inWan(own)])],
    limit === null ? [] : [limit],
  )
  if (axis === null) return null
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  const rows = rowsOf(ranges)
    .map((row) => ({ ...row, isOwn: row.key === chosen }))
    // Where one country is compared, those without a sum are only in the table.
    .filter(({ range }) => chosen === undefined || range !== null)
  const [rate] = ranges.flatMap(({ rows: places }) => places.map(({ estimate }) => estimate.rate.period))
  return (
    <PlotFigure
      isAnswer={isAnswer}
      title={own === undefined && limit !== null ? budgetWords(known, limit, name) : yearTitle(name)}
      source={
        <>
          <WholeDays
            text={`一年是全程的平均，学费加生活，从最省的地方的低值到最贵的地方的高值，短线是中间值；不含机票。写“中段”的，各校最低价、最高价的两头各去四分之一；写公立、国立或一所的，只是那些学校。合计由费用计算器算出，${rate} 的汇率。缺学费或生活费的不给合计，${chosen === undefined ? '写在图下' : `没有画：${ranges.flatMap(({ country, year }) => (year === null ? [country.label] : [])).join('、')}`}。${own === undefined ? unlikeWords(ranges) : ''}`}
          />
          {own !== undefined && (
            <>
              各地的合计含哪些、按哪一年的价，见
              <Link href={paths.budget}>一年多少钱能去哪里</Link>。
            </>
          )}
        </>
      }
      table={
        own === undefined && (
          <Fold label={`${name}：各地的合计含哪些、按哪一年的价`}>
            <PlaceTable ranges={ranges} />
          </Fold>
        )
      }
    >
      <RangeTable
        caption={`${name}一年，学费加生活，万元`}
        heads={['去哪里', '一年，万元']}
        rows={own === undefined ? rows : withOwn(rows, own)}
        axis={axis}
        {...(lines !== undefined && { lines: lines.map(toWan) })}
        write={String}
        {...(budget !== null && {
          own: { value: toWan(budget), label: `您的预算 ${writeWan(toWan(budget))}` },
        })}
      />
    </PlotFigure>
  )
}

const rangesOf = cache(yearRanges)

export const degrees = ['undergraduate', 'master'] as const

const toWan = (yuan: number) => yuan / 10_000

export const writeWan = (wan: number): string => `${Number(wan.toFixed(1))} 万`

/** The known sums in 万元. */
export const knownOf = (ranges: readonly YearRange[]): Range[] =>
  ranges.flatMap(({ year }) => (year === null ? [] : [inWan(year)]))

const inWan = ({ low, high, middle }: Range): Range => ({
  low: toWan(low),
  high: toWan(high),
  middle: middle === null ? null : toWan(middle),
})

/** One row for each country, with a link to its calculation. @param isBrief without what the sums depend on */
export const rowsOf = (ranges: readonly YearRange[], isBrief = false): RangeTableRow[] =>
  ranges.flatMap(({ country, year, condition, rows: [first] }) =>
    first === undefined
      ? []
      : [
          {
            key: country.value,
            label: country.label,
            href: costHref(first.input),
            range: year && inWan(year),
            text: year === null ? lackOf(first) : spanOf(year),
            ...(!isBrief && condition !== null && { note: condition }),
          },
        ],
  )

const lackOf = ({ estimate: { missing } }: CostRow) => `缺${neededWords(missing)}`

function spanOf({ low, high }: { low: number; high: number }): string {
  const [from, to] = [formatWan(low), formatWan(high)]
  return from === to ? from : `${from}–${to}`
}

/** The row of the page among the others, by its upper end as they are. */
function withOwn(rows: readonly RangeTableRow[], own: NonNullable<YearFigureProps['own']>): RangeTableRow[] {
  const range = inWan(own)
  const row = { key: 'own', label: own.label, range, text: spanOf(own), note: own.name, isOwn: true }
  const place = rows.findIndex((other) => other.range === null || other.range.high > range.high)
  return place === -1 ? [...rows, row] : rows.toSpliced(place, 0, row)
}

/** 本科一年要多少万：学费加生活 */
export const yearTitle = (level: string): string => `${level}一年要多少万：学费加生活`

/** Parts that a sum has without them being its tuition and living costs. */
const furtherParts: readonly LineId[] = ['enrolment', 'insurance', 'visa']

/** What only some of the sums include, so that their bars are not read as like with like; empty when they include the same. */
export function unlikeWords(ranges: readonly YearRange[]): string {
  const summed = ranges.filter(({ year }) => year !== null)
  const unlike = furtherParts.flatMap((id) => {
    const holders = summed.filter(({ rows }) => rows.some(({ estimate }) => includes(estimate, id)))
    return holders.length === 0 || holders.length === summed.length
      ? []
      : [`${lineLabels[id]}只有${listWords(holders.map(({ country }) => country.label))}含`]
  })
  return unlike.length === 0 ? '' : `各地的合计含的不同：${unlike.join('；')}，其余没有可引用的数。`
}

const includes = ({ lines }: CostRow['estimate'], part: LineId) =>
  lines.some(({ id, state, total }) => id === part && state !== 'missing' && total.yuan.high > 0)

/** Every place with its sum, what the sum includes and depends on, or what is missing. */
function PlaceTable({ ranges }: { ranges: readonly YearRange[] }) {
  return (
    <DataTable
      isWide
      caption="万元人民币一年，低到高"
      rows={ranges.flatMap(({ rows }) => rows)}
      keyOf={({ input, name }) => `${input.country.value} ${name}`}
      head={{
        label: '去哪里、读什么',
        cell: (row) => (
          <>
            <WholeValues text={`${row.input.country.label}${row.name}，${row.input.years} 年`} />
            <span className="block text-muted text-xs font-normal">
              <WholeDays text={detailOf(row)} />。<Link href={costHref(row.input)}>逐项看来源</Link>
            </span>
          </>
        ),
      }}
      columns={(column) => [
        column.value('一年', (row) => <span className="whitespace-nowrap">{sumOf(row)}</span>),
      ]}
    />
  )
}

function detailOf({ input, estimate }: CostRow): string {
  if (estimate.totals === null) return `不含${neededWords(estimate.missing)}`
  const { basis } = headlineOf(input, estimate)
  return `含${countedLines(estimate.lines)}${basis === '' ? '' : `；${basis}`}`
}

function sumOf({ input: { years }, estimate: { totals, floor } }: CostRow): string {
  if (totals !== null) {
    const { low, high } = totals.all.yuan
    return `${spanOf({ low: low / years, high: high / years })} 万`
  }
  return floor === null ? '不知道' : `至少 ${formatWan(floor.all.yuan.low / years)} 万`
}

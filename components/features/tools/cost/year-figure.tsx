import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges, type Range } from '@/components/ui/plots/ranges'
import { WholeDays } from '@/components/ui/whole-values'
import { paths } from '@/lib/routing/paths'
import { toYuan } from '@/lib/schools/money'
import type { FeeSpan } from '@/lib/schools/tuition'
import { cityOf } from '@/lib/tools/cost/country'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput } from '@/lib/tools/cost/input'
import { type Level, levels } from '@/lib/tools/cost/levels'
import type { CostRow } from '@/lib/tools/cost/rows'
import { budgetWords } from '@/lib/tools/cost/within-budget'
import { countedWords, formatWan, neededWords, scopeWords, wanSpan } from '@/lib/tools/cost/words'
import { type YearRange, yearRanges } from '@/lib/tools/cost/year-ranges'
import type { CostData } from './load-cost'

type YearFigureProps = {
  level: Level
  spans: readonly FeeSpan[]
  /** The visitor's yearly budget in yuan. */
  budget?: number | null
  /** A cost of a year in yuan that is compared with all countries, and the place that it is of. */
  own?: { name: string; low: number; high: number; middle: number }
  /** Code of the country that the page is about. */
  chosen?: string
  /** Yearly sums in yuan with a line each: on the page of budgets, which alone has the table of all places. */
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
  const ranges = yearRanges(level, spans)
  const known = knownOf(ranges)
  const limit = budget === null ? null : toWan(budget)
  // Both degrees have one axis, so that their pictures can be compared.
  const all = degrees.flatMap((each) => knownOf(yearRanges(each, spans)))
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
  const unsummed = ranges.flatMap(({ country, year }) => (year === null ? [country.label] : []))
  return (
    <PlotFigure
      isAnswer={isAnswer}
      title={own === undefined && limit !== null ? budgetWords(known, limit, name) : yearTitle(name)}
      source={
        <>
          全程平均，低到高，黑线是中间值，不含机票；各地含的不全一样。
          {chosen !== undefined && unsummed.length > 0 && `没查到：${unsummed.join('、')}。`}
          {lines === undefined && <Link href={paths.budget}>各地含哪些</Link>}
        </>
      }
      below={
        lines !== undefined && (
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

/** A result among the sums of all countries, on the screen: a printed result has at most three sheets. Nothing without a whole sum, which could not be compared. */
export function ComparedYear({
  input,
  estimate: { totals },
  spans,
  budget: { budget },
}: Pick<CostData, 'spans' | 'budget'> & { input: CostInput; estimate: Estimate }) {
  if (totals === null) return null
  const { years, country, level, school } = input
  const { low, typical, high } = totals.all.yuan
  const place = cityOf(input) ?? country.label
  const own = { low: low / years, high: high / years, middle: typical / years }
  return (
    <div className="print:hidden">
      <YearFigure
        level={level}
        spans={spans}
        budget={budget}
        own={{ name: `您算的：${school?.name ?? place}`, ...own }}
      />
    </div>
  )
}

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
            text: year === null ? lackOf(first) : wanSpan(year),
            ...(!isBrief && condition !== null && { note: condition }),
          },
        ],
  )

const lackOf = ({ estimate: { missing } }: CostRow) => `没有全国的${neededWords(missing)}`

/** The row of the page among the others, by its upper end as they are. */
function withOwn(rows: readonly RangeTableRow[], own: NonNullable<YearFigureProps['own']>): RangeTableRow[] {
  const range = inWan(own)
  const row = { key: 'own', label: own.name, range, text: wanSpan(own), isOwn: true }
  const place = rows.findIndex((other) => other.range === null || other.range.high > range.high)
  return place === -1 ? [...rows, row] : rows.toSpliced(place, 0, row)
}

/** 本科一年要多少万：学费加生活 */
export const yearTitle = (level: string): string => `${level}一年要多少万：学费加生活`

/** Every place with its sum, what the sum includes and depends on, or what is missing. */
function PlaceTable({ ranges }: { ranges: readonly YearRange[] }) {
  return (
    <DataTable
      caption="万元人民币一年，低到高"
      rows={ranges.flatMap(({ rows }) => rows)}
      keyOf={({ input, name }) => `${input.country.value} ${name}`}
      head={{
        label: '去哪里、读什么',
        cell: ({ input, name }) => `${input.country.label}${name}，${input.years} 年`,
        href: ({ input }) => costHref(input),
      }}
      columns={(column) => [
        column.detail('按什么算', (row) => <WholeDays text={detailOf(row)} />),
        column.value('一年', (row) => <span className="whitespace-nowrap">{sumOf(row)}</span>),
      ]}
    />
  )
}

/** Prices of a few schools, where not even a least sum is known. */
const fewOf = ({ totals, floor, spans }: Estimate) =>
  totals ?? floor ?? spans.find(({ basis, per }) => basis === 'few' && per === 'year')

/** What a sum depends on; its items and their sources are in the calculation. */
function detailOf({ input, estimate }: CostRow): string {
  const few = fewOf(estimate)
  if (few && 'basis' in few) return `${countedWords(few)}的学费；生活费没查到`
  return estimate.totals === null
    ? `不含${neededWords(estimate.missing)}`
    : scopeWords(input, estimate).join('；')
}

function sumOf({ input: { years }, estimate }: CostRow): string {
  const known = fewOf(estimate)
  if (!known) return '不知道'
  if ('basis' in known) {
    const [low, high] = [known.low, known.high].map((end) => toYuan(end, known.currency) ?? 0) as [
      number,
      number,
    ]
    return `学费 ${wanSpan({ low, high })} 万`
  }
  const { low, high } = known.all.yuan
  return estimate.totals === null
    ? `至少 ${formatWan(low / years)} 万`
    : `${wanSpan({ low: low / years, high: high / years })} 万`
}

import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { RangeBar } from '@/components/ui/range-bar'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { Amount } from '@/lib/tools/cost/amount'
import { tiersOf } from '@/lib/tools/cost/country'
import { costHref } from '@/lib/tools/cost/href'
import type { Level } from '@/lib/tools/cost/levels'
import { limitsOf } from '@/lib/tools/cost/limits'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'
import { formatWan, neededWords } from '@/lib/tools/cost/words'

/**
 * The cost of a year in every country, for two levels each, with the calculator's own assumptions. Each row links to
 * its lines.
 */
export function CostOverview({ spans }: { spans: readonly FeeSpan[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <YearTable level="undergraduate" name="本科" spans={spans} isAnswer />
      <Fold label={`硕士，${costCountries.list().length} 个国家和地区`} level={2}>
        <YearTable level="master" name="硕士" spans={spans} />
      </Fold>
    </div>
  )
}

type YearTableProps = { level: Level; name: string; spans: readonly FeeSpan[]; isAnswer?: boolean }

function YearTable({ level, name, spans, isAnswer = false }: YearTableProps) {
  const rows = costCountries
    .list()
    .flatMap(({ value }) => costRows(value, [level], spans).slice(0, 1))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const top = Math.max(
    ...rows.map(({ estimate, input }) => (estimate.totals?.all.yuan.high ?? 0) / input.years),
  )
  return (
    <DataTable
      isAnswer={isAnswer}
      caption={`${name}一年，学费加生活，万元`}
      rows={rows}
      keyOf={({ input }) => input.country.value}
      openRows={isAnswer ? 8 : rows.length}
      rest={`其余 ${rows.length - 8} 个国家和地区`}
      head={{
        label: <span className="whitespace-nowrap">国家或地区</span>,
        cell: ({ input }) => <span className="whitespace-nowrap">{input.country.label}</span>,
        href: ({ input }) => costHref(input),
      }}
      columns={[
        { id: 'year', label: '一年', cell: (row) => <span className="whitespace-nowrap">{sumOf(row)}</span> },
        {
          id: 'bar',
          label: `0 到 ${formatWan(top)} 万元`,
          as: 'value',
          cell: ({ estimate: { totals }, input }) =>
            totals && (
              <span className="w-[clamp(5rem,10vw,8rem)] block">
                <RangeBar
                  low={totals.all.yuan.low / input.years}
                  middle={totals.all.yuan.typical / input.years}
                  high={totals.all.yuan.high / input.years}
                  axis={[0, top]}
                />
              </span>
            ),
        },
        { id: 'of', label: '按', as: 'second', isWords: true, cell: ofWords },
      ]}
      foot="一年是全程的平均，条从低到高，短线是中间值；缺学费或生活费的不给合计，排在后面。点一行看每一项的来源和年份。"
    />
  )
}

/** An incomplete sum is never ranked above a complete one. */
const rankOf = ({ estimate: { totals, floor }, input: { years } }: CostRow): number =>
  totals !== null
    ? totals.all.yuan.typical / years
    : 1e9 + (floor === null ? 1e9 : floor.all.yuan.low / years)

function sumOf({ estimate: { totals, floor, missing }, input: { years } }: CostRow): string {
  if (totals !== null) return `${formatWan(totals.all.yuan.typical / years)} 万`
  return floor === null ? '不给合计' : `缺${neededWords(missing)}`
}

function rangeOf({ low, high }: Pick<Amount, 'low' | 'high'>, years: number): string {
  const [from, to] = [formatWan(low / years), formatWan(high / years)]
  return from === to ? '' : `${from}–${to} 万`
}

/** A sum without a main part is no price: it stands in the second line, after what it lacks. */
const floorWords = ({ floor, missing }: CostRow['estimate'], years: number): string =>
  floor === null
    ? `不含${neededWords(missing)}`
    : `不含${neededWords(missing)}，其余至少 ${formatWan(floor.all.yuan.low / years)} 万`

/** The city and the prices behind the figure, and what it lacks. */
function ofWords({ input, estimate }: CostRow): string {
  const { country, level, tier } = input
  const { totals } = estimate
  return [
    totals === null ? floorWords(estimate, input.years) : rangeOf(totals.all.yuan, input.years),
    tiersOf(country, level).length > 1 ? tier.label : '',
    ...limitsOf({ input, estimate }),
  ]
    .filter((part) => part !== '')
    .join('，')
}

import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { FactList, FactSource } from '@/components/facts/fact'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { WholeDays } from '@/components/ui/whole-values'
import { currencies, formatFigure, formatNumber } from '@/lib/facts/format'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { growthBasis } from '@/lib/tools/cost/growth'
import type { CostInput } from '@/lib/tools/cost/input'
import type { Line } from '@/lib/tools/cost/line'
import { endsWords, priceWords, wanRange } from '@/lib/tools/cost/words'
import { MethodLink } from '../method-link'
import { PublishedBasis } from './cost-published'

/** What is behind a result: each year where the years differ, the method with rates and ends, every item with its source. */
export function CostDetails({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const { lines, totals, rate } = estimate
  const [first, ...others] = totals?.years ?? []
  const growth = growthBasis(input.country.value, input.level)
  const sources = lines.filter(({ state }) => state === 'sourced').length
  return (
    <OpenParts>
      {others.some(({ yuan }) => yuan.typical !== first?.yuan.typical) && (
        <OpenPart label={`逐年，共 ${input.years} 年`}>
          <YearTable input={input} estimate={estimate} />
        </OpenPart>
      )}
      <OpenPart label={`怎么算的，${sources} 项有来源`} id="how">
        <SourceTable input={input} estimate={estimate} />
        <div className="grid gap-2 text-muted text-quiet">
          {totals !== null && <p>{endsWords(lines)}</p>}
          <CourseRange input={input} />
          {input.growth > 0 && (
            <p>
              学费每年加 {input.growth}% 是<a href="#growth">可以改的假设</a>
              {growth !== null && <WholeDays text={`，参照：${growth}`} />}。
            </p>
          )}
          <p>
            汇率：{formatFigure(rate)}
            <FactSource fact={rate} />
          </p>
        </div>
        <MethodLink of="cost" label="费用是怎么算的，什么没有算进去" />
      </OpenPart>
    </OpenParts>
  )
}

/** All prices of a school whose tuition is only the middle half of them. */
function CourseRange({ input: { fee, courses } }: { input: CostInput }) {
  if (fee === null || courses === null) return null
  return (
    <p>
      学费是本校课程价的中间一半，全部课程一年 {formatNumber(courses.low)}–{formatNumber(courses.high)}{' '}
      {currencies[fee.currency] ?? fee.currency}。
    </p>
  )
}

/** What each year costs; the first has what is paid once. */
function YearTable({
  input: { flights },
  estimate: { totals, missing },
}: {
  input: CostInput
  estimate: Estimate
}) {
  const without = [...(flights === 0 ? ['机票'] : []), ...missing.map(({ label }) => label)]
  return (
    <DataTable
      caption={`逐年要备好多少，万元人民币${without.length === 0 ? '' : `，不含${without.join('、')}`}`}
      rows={(totals?.years ?? []).map((money, year) => ({ money, name: `第 ${year + 1} 年` }))}
      keyOf={({ name }) => name}
      head={{ label: '学年', cell: ({ name }) => name }}
      columns={(column) => [column.value('低到高', ({ money }) => `${wanRange(money)} 万`)]}
    />
  )
}

/** Every item with its basis, its source and its amount over all years in its own currency. */
function SourceTable({ input, estimate: { lines } }: { input: CostInput; estimate: Estimate }) {
  const money = currencies[input.country.currency] ?? ''
  return (
    <DataTable
      caption={`各项的来源，和 ${input.years} 年合计的${money}`}
      rows={lines}
      keyOf={({ id }) => id}
      head={{ label: '项目', cell: ({ label }) => label }}
      columns={(column) => [
        column.value(money, ({ state, total: { local } }) => state === 'sourced' && span(local)),
        column.detail('来源', (line) => <Basis line={line} input={input} />),
      ]}
    />
  )
}

const span = ({ low, high }: { low: number; high: number }): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`

function Basis({ line, input }: { line: Line; input: CostInput }) {
  const { state, note, facts, ask, raised, published } = line
  const times = timesWords(line, input)
  return (
    <div className="grid gap-1">
      {state === 'own' && <p>您填的数，没有来源可查。</p>}
      {ask !== null && (
        <p>
          请问：
          <SourceLink source={ask} />
          ，问到后<a href="#own">自己填</a>。
        </p>
      )}
      {raised !== null && <p>左边的数按{priceWords(line)}；下面是公布的。</p>}
      {published !== null && <PublishedBasis published={published} id={line.id} />}
      {times !== '' && <p>{times}</p>}
      {note !== null && <p>{note}</p>}
      <FactList facts={facts} />
    </div>
  )
}

/**
 * The multiplication behind a line that is not just its figure: 每月 1,529 英镑 × 12 个月, because the label of a figure may name another
 * length of time. Empty when the line is made of several figures or of none.
 */
function timesWords({ state, facts, published, years, total }: Line, { country }: CostInput): string {
  const [fact, ...others] = facts
  const first = years[0]?.local.typical
  if (state !== 'sourced' || published !== null || fact === undefined || others.length > 0) return ''
  if (typeof fact.value !== 'number' || first === undefined) return ''
  const [currency, period] = fact.unit.split('/')
  if (currency !== country.currency) return ''
  const times = Math.round((first / fact.value) * 10) / 10
  if (period === 'month') return times === 12 ? `${formatFigure(fact)} × 12 个月` : ''
  return period === 'year' && times > 1 && total.local.typical === first
    ? `${formatFigure(fact)} × ${times} 年，一次付清`
    : ''
}

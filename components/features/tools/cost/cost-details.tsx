import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { FactSource } from '@/components/facts/fact'
import { DataTable } from '@/components/ui/data-table'
import { formatFigure, formatNumber } from '@/lib/facts/format'
import type { Estimate, Totals } from '@/lib/tools/cost/estimate'
import type { CostInput } from '@/lib/tools/cost/input'
import type { Line } from '@/lib/tools/cost/line'
import { endsWords, onceWords } from '@/lib/tools/cost/words'
import { MethodLink } from '../method-link'
import { SourceTable } from './cost-lines'

/** The details of a result: years, low and high amounts, the exchange rate, and the way to the method. */
export function CostDetails({ input, estimate }: { input: CostInput; estimate: Estimate | null }) {
  return (
    <>
      {estimate !== null && (
        <OpenParts>
          <OpenPart label="各项的来源和原币">
            <SourceTable input={input} estimate={estimate} />
            {estimate.totals !== null && (
              <p className="text-muted font-sans text-quiet">{endsWords(estimate.lines)}</p>
            )}
          </OpenPart>
          {estimate.totals !== null && haveYearsOfTheirOwn(estimate.totals) && (
            <OpenPart label={`逐年，共 ${input.years} 年`}>
              <YearTable input={input} estimate={estimate} totals={estimate.totals} />
            </OpenPart>
          )}
          <OpenPart label="汇率">
            <p>
              {formatFigure(estimate.rate)}
              <FactSource fact={estimate.rate} />
            </p>
          </OpenPart>
        </OpenParts>
      )}
      <MethodLink of="cost" label="怎么算的，什么没有算进去" />
    </>
  )
}

/** Equal years would only repeat the table of items. */
const haveYearsOfTheirOwn = ({ years: [first, ...others] }: Totals): boolean =>
  others.some(({ yuan }) => yuan.typical !== first?.yuan.typical)

type YearTableProps = { input: CostInput; estimate: Estimate; totals: Totals }

function YearTable({ input, estimate, totals }: YearTableProps) {
  const groups: readonly { label: string; ids: readonly Line['id'][] }[] = [
    { label: '学费', ids: ['tuition', 'enrolment'] },
    { label: '生活与住宿', ids: ['living', 'housing'] },
    { label: '机票与保险', ids: ['flight', 'insurance'] },
    { label: '签证与考试', ids: ['visa', 'tests'] },
    ...(input.buffer > 0 ? [{ label: '汇率缓冲', ids: ['buffer'] as const }] : []),
  ]
  const amount = (ids: readonly Line['id'][], year: number): string => {
    const lines = estimate.lines.filter(({ id }) => ids.includes(id))
    const sum = lines.reduce((sum, line) => sum + (line.years[year]?.yuan.typical ?? 0), 0)
    // An unknown amount is not zero.
    return sum === 0 && lines.some(({ state }) => state === 'missing') ? '—' : formatNumber(sum)
  }
  const once = onceWords(estimate.lines)
  return (
    <DataTable
      caption={`逐年中间值，单位：元人民币${input.growth > 0 ? `；学费每年上调 ${input.growth}%` : '；学费按不上调计算'}`}
      rows={totals.years.map((money, year) => ({ money, year }))}
      keyOf={({ year }) => String(year)}
      head={{ label: '学年', cell: ({ year }) => `第 ${year + 1} 年` }}
      columns={(column) => [
        column.value('当年合计', ({ money }) => formatNumber(money.yuan.typical)),
        ...groups.map(({ label, ids }) =>
          column.figure(label, ({ year }: { year: number }) => amount(ids, year), label),
        ),
      ]}
      foot={once === '' ? undefined : `第一年含只付一次的${once}。`}
    />
  )
}

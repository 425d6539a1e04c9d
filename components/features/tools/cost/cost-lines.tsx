import { FigureList } from '@/components/facts/fact'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { currencies, formatNumber } from '@/lib/facts/format'
import type { Money } from '@/lib/tools/cost/amount'
import type { Estimate } from '@/lib/tools/cost/estimate'
import type { CostInput } from '@/lib/tools/cost/input'
import type { Line, LineState } from '@/lib/tools/cost/line'
import { formatWan, neededWords } from '@/lib/tools/cost/words'
import { PublishedBasis } from './cost-published'

export const stateLabels: Readonly<Record<LineState, string | null>> = {
  sourced: null,
  own: '自填',
  included: null,
  missing: '暂无数据',
  derived: '按您的假设',
}

const amounts = [
  { key: 'low', label: '低' },
  { key: 'typical', label: '中间' },
  { key: 'high', label: '高' },
] as const

/**
 * Every line of an estimate with its amounts in both currencies, its basis and its source, and the sum if there is
 * one.
 */
export function LineTable({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const money = currencies[input.country.currency] ?? ''
  const { totals } = estimate
  const rows: readonly (Line | 'sum')[] = [...estimate.lines, 'sum']
  return (
    <DataTable
      caption={`各项 ${input.years} 年合计，单位：元人民币（下行为${money}）`}
      rows={rows}
      keyOf={(row) => (row === 'sum' ? row : row.id)}
      head={{ label: '项目', cell: (row) => (row === 'sum' ? '合计' : row.label) }}
      columns={[
        ...amounts.map(({ key, label }) => ({
          id: key,
          label,
          cell: (row: Line | 'sum') => {
            if (row === 'sum') return totals === null ? '—' : <Both money={totals.all} of={key} />
            if (row.state === 'missing' || row.state === 'included') return '—'
            return <Both money={row.total} of={key} isYuanOnly={row.state === 'derived'} />
          },
        })),
        {
          id: 'basis',
          label: '依据',
          as: 'second' as const,
          isWords: true,
          cell: (row: Line | 'sum') => (row === 'sum' ? sumWords(estimate) : <Basis line={row} />),
        },
      ]}
    />
  )
}

function sumWords({ totals, floor, missing }: Estimate): string {
  if (totals !== null)
    return missing.length === 0
      ? '以上各项之和'
      : `以上各项之和，不含${missing.map(({ label }) => label).join('、')}`
  return floor === null
    ? `缺${neededWords(missing)}，不给合计`
    : `至少 ${formatWan(floor.all.yuan.low)} 万元，不含${neededWords(missing)}`
}

function Both({
  money,
  of,
  isYuanOnly = false,
}: {
  money: Money
  of: (typeof amounts)[number]['key']
  isYuanOnly?: boolean
}) {
  return (
    <span>
      {formatNumber(money.yuan[of])}
      {!isYuanOnly && (
        <small className="block text-muted text-xs font-normal">{formatNumber(money.local[of])}</small>
      )}
    </span>
  )
}

function Basis({ line }: { line: Line }) {
  const { note, facts, ask } = line
  return (
    <div className="grid gap-1">
      {line.state === 'own' && <p>您填写的数，没有来源可查。</p>}
      {ask !== null && (
        <p>
          请问：
          <SourceLink source={ask} />
          ，问到后<a href="#own">自填</a>。
        </p>
      )}
      {line.published !== null && <PublishedBasis published={line.published} />}
      {note !== null && <p>{note}</p>}
      <FigureList facts={facts} />
    </div>
  )
}

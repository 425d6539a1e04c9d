import { FigureList } from '@/components/facts/fact'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { currencies, formatNumber } from '@/lib/facts/format'
import type { Amount } from '@/lib/tools/cost/amount'
import type { Estimate } from '@/lib/tools/cost/estimate'
import type { CostInput } from '@/lib/tools/cost/input'
import type { Line, LineState } from '@/lib/tools/cost/line'
import { PublishedBasis } from './cost-published'

export const stateLabels: Readonly<Record<LineState, string | null>> = {
  sourced: null,
  own: '自填',
  included: null,
  missing: '暂无数据',
  derived: '按您的假设',
}

/** Every item with its basis, its source and its amount over all years in its own currency. */
export function SourceTable({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const money = currencies[input.country.currency] ?? ''
  return (
    <DataTable
      caption={`各项的来源，和 ${input.years} 年合计的${money}`}
      rows={estimate.lines}
      keyOf={({ id }) => id}
      head={{ label: '项目', cell: ({ label }) => label }}
      columns={(column) => [
        column.value(money, ({ state, total: { local } }) => state === 'sourced' && localSpan(local)),
        column.detail('来源', (line) => <Basis line={line} />),
      ]}
    />
  )
}

const localSpan = ({ low, high }: Amount): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`

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

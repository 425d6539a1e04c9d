import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import type { FeeSpan } from '@/lib/schools/tuition'
import { budgetLimits } from '@/lib/tools/cost/budgets'
import { type Level, levels } from '@/lib/tools/cost/levels'
import type { CostData } from './load-cost'
import { degrees, writeWan, YearFigure } from './year-figure'

type CostOverviewProps = { level: Level; spans: readonly FeeSpan[]; budget: CostData['budget'] }

/** The cost of a year in every country for both degrees, that of the address first, with the visitor's budget. */
export function CostOverview({ level, spans, budget: { budget, error } }: CostOverviewProps) {
  const ordered = degrees.toSorted((one, other) => Number(other === level) - Number(one === level))
  return (
    <div className="grid grid-cols-1 gap-6" id="result-section">
      {error !== null && (
        <p className="border-s-3 border-s-accent bg-accent-soft px-6 py-4" role="status">
          预算没有画在图上：{error}
        </p>
      )}
      {ordered.map((each, at) => (
        <div key={each} className="grid grid-cols-1 gap-3">
          <YearFigure level={each} spans={spans} budget={budget} isAnswer={at === 0} />
          <BudgetLinks level={each} chosen={budget} />
        </div>
      ))}
    </div>
  )
}

/** The same picture with a yearly budget. */
function BudgetLinks({ level, chosen }: { level: Level; chosen: number | null }) {
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-quiet print:hidden!">
      {name}一年有：
      {budgetLimits.map((limit) => (
        <Link
          key={limit}
          href={`${paths.cost}?level=${level}&budget=${limit / 10_000}`}
          className="inline-flex items-center min-h-target max-lg:min-w-target tabular-nums"
          {...(limit === chosen && { 'aria-current': 'true' })}
        >
          {writeWan(limit / 10_000)}
        </Link>
      ))}
      {chosen !== null && (
        <Link href={paths.cost} className="inline-flex items-center min-h-target max-lg:min-w-target">
          不画预算
        </Link>
      )}
    </p>
  )
}

import { tiersOf } from '@/lib/tools/cost/country'
import type { Estimate } from '@/lib/tools/cost/estimate'
import type { CostInput } from '@/lib/tools/cost/input'
import type { CostData } from './load-cost'
import { YearFigure } from './year-figure'

type CostComparisonProps = { input: CostInput; estimate: Estimate; data: Pick<CostData, 'spans' | 'budget'> }

/** A result among the sums of all countries, on the screen: a printed result has at most three sheets. Nothing without a whole sum, which could not be compared. */
export function CostComparison({
  input,
  estimate: { totals },
  data: { spans, budget },
}: CostComparisonProps) {
  if (totals === null) return null
  const { low, typical, high } = totals.all.yuan
  const { years, country, level, school, tier } = input
  const place = tiersOf(country, level).length > 1 && !tier.isNational ? tier.label : country.label
  const name = school?.name ?? place
  return (
    <div className="print:hidden">
      <YearFigure
        level={level}
        spans={spans}
        budget={budget.budget}
        own={{
          label: '这一次',
          name,
          low: low / years,
          high: high / years,
          middle: typical / years,
        }}
      />
    </div>
  )
}

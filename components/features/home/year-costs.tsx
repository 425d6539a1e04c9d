import { knownOf, rowsOf, yearTitle } from '@/components/features/tools/cost/year-figure'
import buttons from '@/components/ui/button.module.css'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { paths } from '@/lib/routing/paths'
import type { YearRange } from '@/lib/tools/cost/year-ranges'
import { BudgetLine } from './budget-line'

/** In 万元. */
const startBudget = 30

const level = '本科'

/** The cost of a year in every country, with the visitor's budget as a line. Nothing without sums. */
export function YearCosts({ years }: { years: readonly YearRange[] }) {
  const known = knownOf(years)
  const axis = axisOfRanges(known, [startBudget])
  if (axis === null) return null
  const rows = rowsOf(years, true).filter(({ range }) => range !== null)
  return (
    <form action={paths.cost}>
      <input type="hidden" name="level" value="undergraduate" />
      <PlotFigure
        title={yearTitle(level)}
        source={
          <>
            全程平均，不含机票。
            <Link href={paths.budget}>怎么算的</Link>
          </>
        }
        table={null}
      >
        <BudgetLine
          axis={axis}
          ranges={known.map(({ low, high }) => ({ low, high }))}
          start={startBudget}
          level={level}
        >
          <RangeTable
            isDense
            caption={`${level}一年，学费加生活，万元`}
            heads={['国家或地区', '一年，万元']}
            rows={rows}
            axis={axis}
            write={String}
            own={{ label: '您的预算' }}
          />
        </BudgetLine>
        <p className="flex flex-wrap items-center gap-x-4">
          <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
            本科、硕士都按这个预算看
          </button>
        </p>
      </PlotFigure>
    </form>
  )
}

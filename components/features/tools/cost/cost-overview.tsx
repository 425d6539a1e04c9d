import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import type { FeeSpan } from '@/lib/schools/tuition'
import { budgetLimits } from '@/lib/tools/cost/budgets'
import { type Level, levels } from '@/lib/tools/cost/levels'
import type { CostData } from './load-cost'
import { degrees, writeWan, YearFigure } from './year-figure'

type CostOverviewProps = { level: Level; spans: readonly FeeSpan[]; budget: CostData['budget'] }

/** The degree of the address, otherwise that of most visitors. */
const degreeOf = (level: Level) => degrees.find((each) => each === level) ?? degrees[0]

/** The cost of a year in every country for the degree of the address, with the visitor's budget. */
export function CostOverview({ level: asked, spans, budget: { budget, error } }: CostOverviewProps) {
  const level = degreeOf(asked)
  return (
    <div className="grid grid-cols-1 gap-4" id="result-section">
      <p className="min-[75rem]:hidden print:hidden!">
        <ButtonLink href="#change">按我的情况算</ButtonLink>
      </p>
      {error !== null && (
        <p className="noted px-6 py-4" role="status">
          预算没有画在图上：{error}
        </p>
      )}
      <YearFigure level={level} spans={spans} budget={budget} isAnswer />
    </div>
  )
}

/** The same picture with a yearly budget, and of the other degree. */
export function BudgetLinks({ level: asked, chosen }: { level: Level; chosen: number | null }) {
  const level = degreeOf(asked)
  const nameOf = (degree: Level) => levels.find(({ value }) => value === degree)?.label
  const other = degrees.find((degree) => degree !== level) ?? degrees[0]
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-quiet print:hidden!">
      {nameOf(level)}每年预算：
      {budgetLimits.map((limit) => (
        <Link
          key={limit}
          href={`${paths.cost}?level=${level}&budget=${limit / 10_000}`}
          className="press tabular-nums"
          {...(limit === chosen && { 'aria-current': 'true' })}
        >
          {writeWan(limit / 10_000)}
        </Link>
      ))}
      {chosen !== null && (
        <Link href={paths.cost} className="press">
          不画预算
        </Link>
      )}
      <Link
        href={`${paths.cost}?level=${other}${chosen === null ? '' : `&budget=${chosen / 10_000}`}`}
        className="press"
      >
        看{nameOf(other)}
      </Link>
    </p>
  )
}

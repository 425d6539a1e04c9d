import { ResultMark, resultNames } from '@/components/blocks/case-cards'
import type { CaseStudy } from '@/lib/api/cases'

/** The number of applications for each result; results without applications are left out. */
export function ResultCounts({ applied }: Pick<CaseStudy, 'applied'>) {
  return (['offer', 'waitlist', 'refused'] as const).map((result) => {
    const count = applied.filter((school) => school.result === result).length
    return (
      count > 0 && (
        <span key={result} className="flex items-center gap-1 text-xs whitespace-nowrap">
          <ResultMark result={result} />
          {resultNames[result]} {count}
        </span>
      )
    )
  })
}

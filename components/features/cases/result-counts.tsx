import { ResultMark, resultNames } from '@/components/blocks/case-cards'
import type { CaseStudy } from '@/lib/api/cases'

/** How many applications came to which result; a result that none came to is left out. */
export function ResultCounts({ applied }: Pick<CaseStudy, 'applied'>) {
  return (['offer', 'waitlist', 'refused'] as const).map((result) => {
    const count = applied.filter((school) => school.result === result).length
    return (
      count > 0 && (
        <span key={result} className="flex middle gap-1 tiny no-wrap">
          <ResultMark result={result} />
          {resultNames[result]} {count}
        </span>
      )
    )
  })
}

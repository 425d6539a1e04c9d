import { ResultMark, resultNames } from '@/components/blocks/case-cards'
import type { CaseStudy } from '@/lib/api/cases'
import styles from './result-counts.module.css'

/** How many applications came to which result; a result that none came to is left out. */
export function ResultCounts({ applied }: Pick<CaseStudy, 'applied'>) {
  return (['offer', 'waitlist', 'refused'] as const).map((result) => {
    const count = applied.filter((school) => school.result === result).length
    return (
      count > 0 && (
        <span key={result} className={styles.count}>
          <ResultMark result={result} />
          {resultNames[result]} {count}
        </span>
      )
    )
  })
}

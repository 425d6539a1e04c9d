import { ResultMark, resultNames, resultTones } from '@/components/blocks/case-cards'
import type { CaseStudy } from '@/lib/api/cases'

/** Every school applied to with its result, in words and as an icon. */
export function AppliedResults({ applied }: { applied: CaseStudy['applied'] }) {
  return (
    <ul className="border-t border-line" aria-label="申请结果">
      {applied.map(({ school, result }) => (
        <li key={school} className="flex items-center gap-3 py-3 border-b border-line">
          <ResultMark result={result} />
          <span className="min-w-0 flex-1">{school}</span>
          <b className={`${resultTones[result]} font-semibold`}>{resultNames[result]}</b>
        </li>
      ))}
    </ul>
  )
}

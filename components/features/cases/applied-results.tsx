import { ResultMark, resultNames, resultTones } from '@/components/blocks/case-cards'
import type { CaseStudy } from '@/lib/api/cases'

/** Every school applied to with its result, in words and as an icon. */
export function AppliedResults({ applied }: { applied: CaseStudy['applied'] }) {
  return (
    <ul className="line-above" aria-label="申请结果">
      {applied.map(({ school, result }) => (
        <li key={school} className="flex middle gap-3 pad-3 line-below">
          <ResultMark result={result} />
          <span className="shrinks grow">{school}</span>
          <b className={`${resultTones[result]} strong`}>{resultNames[result]}</b>
        </li>
      ))}
    </ul>
  )
}

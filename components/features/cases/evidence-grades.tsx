import { caseLabels } from '@/lib/collections/kinds/labels'
import type { EvidenceGrade } from '@/lib/contract/cases'

const grades = ['A', 'B', 'C'] as const

/** Explains the grades of evidence; `current` marks the grade of the case on the page. */
export function EvidenceGrades({ current }: { current?: EvidenceGrade }) {
  return (
    <dl className="grid-cols-fit-14 grid gap-4">
      {grades.map((grade) => (
        <div
          key={grade}
          className={
            grade === current
              ? 'p-4 border border-ink-700 [box-shadow:inset_0_0_0_1px_var(--color-ink-700)] rounded-md bg-card'
              : 'p-4 border border-line rounded-md bg-card'
          }
        >
          <dt className="flex flex-wrap items-center gap-x-3 gap-y-2 text-heading font-semibold">
            <span className="font-figure text-xl leading-none">{grade}</span>
            {caseLabels.read().evidence[grade].name}
            {grade === current && (
              <span className="px-2 bg-ink-700 text-white font-[500] rounded-sm text-xs">本案例</span>
            )}
          </dt>
          <dd className="mt-2 text-muted text-sm">{caseLabels.read().evidence[grade].text}</dd>
        </div>
      ))}
    </dl>
  )
}

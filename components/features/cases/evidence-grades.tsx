import type { EvidenceGrade } from '@/lib/contract/cases'
import styles from './evidence-grades.module.css'
import { evidenceTexts } from './labels'

const grades = ['A', 'B', 'C'] as const

/** Explains the grades of evidence; `current` marks the grade of the case on the page. */
export function EvidenceGrades({ current }: { current?: EvidenceGrade }) {
  return (
    <dl className="fit-14 stack gap-4">
      {grades.map((grade) => (
        <div
          key={grade}
          className={
            grade === current ? `inset-4 box rounded card ${styles.current}` : 'inset-4 box rounded card'
          }
        >
          <dt className="row middle gap-2-3 dark strong">
            <span className={`${styles.letter} larger`}>{grade}</span>
            {evidenceTexts[grade].name}
            {grade === current && <span className={`${styles.mark} rounded-sm tiny`}>本案例</span>}
          </dt>
          <dd className="above-2 muted small">{evidenceTexts[grade].text}</dd>
        </div>
      ))}
    </dl>
  )
}

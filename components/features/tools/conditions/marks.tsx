import { type ConditionState, stateWords } from '@/lib/tools/conditions/condition'
import './conditions-result.css'

/** Whether a condition is met, as a sign of the stylesheet with a word for screen readers. `MarksLegend` is above the tables once. */
export function Mark({ state }: { state: ConditionState }) {
  return (
    <span data-mark={state}>
      <span className="sr-only">{stateWords[state]}</span>
    </span>
  )
}

/** Explains the signs. */
export function MarksLegend() {
  return (
    <p className="flex gap-4 text-muted text-xs" aria-hidden="true">
      {(['met', 'partly', 'unmet', 'unknown'] as const).map((state) => (
        <span key={state}>
          <span data-mark={state} /> {stateWords[state]}
        </span>
      ))}
    </p>
  )
}

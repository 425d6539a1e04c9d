import './conditions-result.css'

const words = { met: '满足', unmet: '不满足', unknown: '未知' } as const

type MarkState = keyof typeof words

/** Whether a condition is met, as a sign of the stylesheet with a word for screen readers. `MarksLegend` is below the table once. */
export function Mark({ state }: { state: MarkState }) {
  return (
    <span data-mark={state}>
      <span className="sr-only">{words[state]}</span>
    </span>
  )
}

/** Explains the signs. */
export function MarksLegend() {
  return (
    <p className="flex gap-4 text-muted text-xs" aria-hidden="true">
      {(['met', 'unmet', 'unknown'] as const).map((state) => (
        <span key={state}>
          <span data-mark={state} /> {words[state]}
        </span>
      ))}
    </p>
  )
}

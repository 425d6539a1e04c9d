const words = { met: '满足', unmet: '不满足', unknown: '未知' } as const

/** Drawn strong: thin, a ring and a dotted ring differ only by their colour. */
const signs = { met: '●', unmet: '○', unknown: '◌' } as const

const tones = {
  met: 'text-success font-semibold',
  unmet: 'text-danger font-semibold',
  unknown: 'text-muted font-semibold',
} as const

type MarkState = keyof typeof words

/** Whether a condition is met, as a sign with a word for screen readers. `MarksLegend` is below the table once. */
export function Mark({ state }: { state: MarkState }) {
  return (
    <span className={tones[state]}>
      <span aria-hidden="true">{signs[state]}</span>
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
          <span className={tones[state]}>{signs[state]}</span> {words[state]}
        </span>
      ))}
    </p>
  )
}

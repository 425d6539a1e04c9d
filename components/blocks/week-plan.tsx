type WeekPlanProps = {
  /** Name of the list for screen readers. */
  label: string
  steps: readonly { when: string; text: string }[]
}

/** Steps in order of time. When all of them name weeks, a ruler above shows their durations. */
export function WeekPlan({ label, steps }: WeekPlanProps) {
  const schedule = scheduleOf(steps.map(({ when }) => when))
  return (
    <div className="grid gap-3">
      {schedule !== null && (
        <div className="flex gap-[3px]" aria-hidden="true">
          {schedule.map(({ from, to }) => (
            <span
              key={from}
              className="basis-0 min-w-7 py-1 border-t-4 border-t-hue bg-hue-soft text-hue-text text-xs tabular-nums text-center whitespace-nowrap"
              style={{ flexGrow: to - from + 1 }}
            >
              {from === to ? from : `${from}–${to}`}
            </span>
          ))}
        </div>
      )}
      <ol aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.text}
            className="not-first:border-t border-line [--term:6.5rem] grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-1 py-3"
          >
            <span className="text-heading font-semibold tabular-nums">{step.when}</span>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Weeks = { from: number; to: number }

/**
 * The weeks in phrases such as `第 3 周` and `第 1–4 周`, both ends included. Null unless all phrases contain weeks that follow each other
 * without a gap: otherwise the drawn ruler would show something that the text does not say.
 */
export function scheduleOf(phrases: readonly string[]): Weeks[] | null {
  const weeks: Weeks[] = []
  for (const phrase of phrases) {
    const match = /^第 (\d{1,3})(?:–(\d{1,3}))? 周$/.exec(phrase)
    if (match === null) return null
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from !== (weeks.at(-1)?.to ?? 0) + 1 || to < from) return null
    weeks.push({ from, to })
  }
  return weeks.length > 1 ? weeks : null
}

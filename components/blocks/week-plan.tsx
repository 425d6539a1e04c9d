import { scheduleOf } from './schedule'
import styles from './week-plan.module.css'

type WeekPlanProps = {
  /** Name of the list for screen readers. */
  label: string
  steps: readonly { when: string; text: string }[]
}

/** Steps in order of time. When all of them name weeks, a ruler above shows their durations. */
export function WeekPlan({ label, steps }: WeekPlanProps) {
  const schedule = scheduleOf(steps.map(({ when }) => when))
  return (
    <div className="stack gap-3">
      {schedule !== null && (
        <div className={`${styles.ruler} flex`} aria-hidden="true">
          {schedule.map(({ from, to }) => (
            <span
              key={from}
              className="hued tiny figures centered no-wrap"
              style={{ flexGrow: to - from + 1 }}
            >
              {from === to ? from : `${from}–${to}`}
            </span>
          ))}
        </div>
      )}
      <ol aria-label={label}>
        {steps.map((step) => (
          <li key={step.text} className={`${styles.step} term-6 beside gap-1-4 pad-3`}>
            <span className="dark strong figures">{step.when}</span>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import stopsStyles from '@/components/ui/stops.module.css'
import stackStyles from './stack.module.css'
import styles from './stage-steps.module.css'

export type Stage = {
  id: string
  title: string
  /** For whom it is, and how long it takes. */
  text: ReactNode
  steps: readonly { when: string; what: string; detail: ReactNode }[]
  href: string
  linkLabel: string
}

/** Several ways side by side, each a line with one stop per step. Use `FigureStages` for texts with figures. */
export function StageSteps({ stages }: { stages: readonly Stage[] }) {
  return (
    <div className={`${stackStyles.columns} grid`}>
      {stages.map((stage) => (
        <section key={stage.id} className={`${stackStyles.column} grid content-start justify-items-start`}>
          <h3 className="text-xl">{stage.title}</h3>
          <p className="text-muted mt-2">{stage.text}</p>
          <ol className={styles.steps}>
            {stage.steps.map((step) => (
              <li key={step.what} className={`${styles.step} ${stopsStyles.stop} ${stopsStyles.arrives}`}>
                <p className="text-muted text-sm">{step.when}</p>
                <p className="text-heading font-semibold">{step.what}</p>
                <p className="text-muted">{step.detail}</p>
              </li>
            ))}
          </ol>
          <ButtonLink href={stage.href} variant="quiet" arrow>
            {stage.linkLabel}
          </ButtonLink>
        </section>
      ))}
    </div>
  )
}

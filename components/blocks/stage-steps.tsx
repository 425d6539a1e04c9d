import { FactText } from '@/components/facts/fact-text'
import { ButtonLink } from '@/components/ui/button-link'
import stopsStyles from '@/components/ui/stops.module.css'
import type { SectionOf } from '@/lib/blocks/schema'
import stackStyles from './stack.module.css'
import styles from './stage-steps.module.css'

/** Several ways side by side, each a line with one stop per step. */
export function StageSteps({ stages }: SectionOf<'stages'>) {
  return (
    <div className={`${stackStyles.columns} grid`}>
      {stages.map((stage) => (
        <section key={stage.id} className={`${stackStyles.column} grid content-start justify-items-start`}>
          <h3 className="text-xl">{stage.title}</h3>
          <p className="text-muted mt-2">
            <FactText text={stage.text} />
          </p>
          <ol className={styles.steps}>
            {stage.steps.map((step) => (
              <li key={step.what} className={`${styles.step} ${stopsStyles.stop} ${stopsStyles.arrives}`}>
                <p className="text-muted text-sm">{step.when}</p>
                <p className="text-heading font-semibold">{step.what}</p>
                <p className="text-muted">
                  <FactText text={step.detail} />
                </p>
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

import { ButtonLink } from '@/components/ui/button-link'
import { each } from '@/components/ui/each'
import { FactText } from '@/components/ui/fact-text'
import styles from './stage-steps.module.css'

export type Stage = {
  id: string
  title: string
  /** For whom, and how long it takes. */
  text: string
  steps: readonly { when: string; what: string; detail: string }[]
  href: string
  linkLabel: string
}

/** Ways of several steps side by side, each drawn as a line with a stop per step. */
export function StageSteps({ stages }: { stages: readonly Stage[] }) {
  return (
    <div className={styles.stages}>
      {each(stages, (stage) => (
        <section className={styles.stage} aria-labelledby={`stage-${stage.id}`}>
          <h3 id={`stage-${stage.id}`} className={styles.title}>
            {stage.title}
          </h3>
          <p className={styles.text}>
            <FactText text={stage.text} />
          </p>
          <ol className={styles.steps}>
            {each(stage.steps, (step) => (
              <li className={styles.step}>
                <p className={styles.when}>{step.when}</p>
                <p className={styles.what}>{step.what}</p>
                <p className={styles.detail}>
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

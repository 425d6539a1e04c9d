import { FactText } from '@/components/facts/fact-text'
import { Fold } from '@/components/ui/fold'
import styles from './steps.module.css'

type StepsProps = {
  items: readonly { title: string; text: string; duration?: string | undefined }[]
}

/** Steps in their order with their duration: one line each, which opens what to do in it. */
export function StepLines({ items }: StepsProps) {
  return (
    <ol className={styles.lines}>
      {items.map(({ title, text, duration }) => (
        <li key={title}>
          <Fold
            level={3}
            label={
              <span className={`${styles.line} row baseline gap-0-3`}>
                <FactText text={title} />
                {duration !== undefined && (
                  <span className="hue-text small strong">
                    <FactText text={duration} />
                  </span>
                )}
              </span>
            }
          >
            <p>
              <FactText text={text} />
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}

/** The same steps, all open, for use inside a fold. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.title} className={`${styles.step} end-5 relative`}>
          <div className={`${styles.head} row baseline spread gap-0-4`}>
            <h3 className="large">
              <FactText text={item.title} />
            </h3>
            {item.duration !== undefined && (
              <p className="hue-text small strong">
                <FactText text={item.duration} />
              </p>
            )}
          </div>
          <p className="measure above-1">
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

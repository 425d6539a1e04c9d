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
              <span className={`${styles.line} flex flex-wrap items-baseline gap-x-3`}>
                <FactText text={title} />
                {duration !== undefined && (
                  <span className="text-hue-text text-sm font-semibold">
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
        <li key={item.title} className={`${styles.step} pb-6 relative`}>
          <div className={`${styles.head} flex flex-wrap items-baseline justify-between gap-x-4`}>
            <h3 className="text-lg">
              <FactText text={item.title} />
            </h3>
            {item.duration !== undefined && (
              <p className="text-hue-text text-sm font-semibold">
                <FactText text={item.duration} />
              </p>
            )}
          </div>
          <p className="max-w-measure mt-1">
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

import { FactText } from '@/components/facts/fact-text'
import { Fold } from '@/components/ui/fold'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './timeline.module.css'

/** Dates of a year or a plan: date and name in one line, which opens the details. */
export function Timeline({ items }: SectionOf<'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ when, title, text }) => (
        <li key={title}>
          <Fold
            level={3}
            label={
              <span className="flex flex-wrap gap-x-4">
                <span className={`${styles.when} text-hue-text tabular-nums`}>
                  <FactText text={when} />
                </span>
                <FactText text={title} />
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

import { FactText } from '@/components/ui/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './timeline.module.css'

/** Dated points of a year or a plan, drawn along a line. */
export function Timeline({ items }: SectionOf<'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {items.map((item) => (
        <li key={item.title} className={styles.point}>
          <p className={styles.when}>
            <FactText text={item.when} />
          </p>
          <h3 className={styles.title}>
            <FactText text={item.title} />
          </h3>
          <p className={styles.text}>
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

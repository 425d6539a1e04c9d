import { FactText } from '@/components/ui/fact-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './timeline.module.css'

/** Dated points of a year or a plan, drawn along a line. */
export function TimelineSection({ section, index }: SectionProps<'timeline'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro} layout="full">
      <ol className={styles.timeline}>
        {section.items.map((item) => (
          <li key={`${item.when}${item.title}`} className={styles.point}>
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
    </Band>
  )
}

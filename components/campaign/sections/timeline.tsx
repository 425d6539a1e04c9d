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
            <p className={styles.when}>{item.when}</p>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

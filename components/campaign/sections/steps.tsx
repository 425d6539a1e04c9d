import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './steps.module.css'

/** What happens one after another, with the time each takes. */
export function StepsSection({ section, index }: SectionProps<'steps'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <ol className={styles.steps}>
        {section.items.map((item, place) => (
          <li key={item.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <div className={styles.head}>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.duration}>{item.duration}</p>
            </div>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

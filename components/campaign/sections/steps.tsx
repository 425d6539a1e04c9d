import { FactText } from '@/components/ui/fact-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './steps.module.css'

/** What happens one after another, with the time each takes: as a list, or as stops of a line that turns where it has to. */
export function StepsSection({ section, index }: SectionProps<'steps'>) {
  const { look, heading, intro, items } = section
  return (
    <Band index={index} heading={heading} intro={intro} layout={look === 'track' ? 'full' : 'rail'}>
      <ol className={styles[look]}>
        {items.map((item, place) => (
          <li key={item.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <div className={styles.head}>
              <h3 className={styles.title}>
                <FactText text={item.title} />
              </h3>
              <p className={styles.duration}>
                <FactText text={item.duration} />
              </p>
            </div>
            <p className={styles.text}>
              <FactText text={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

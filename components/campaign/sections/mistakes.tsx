import { FactText } from '@/components/ui/fact-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './mistakes.module.css'

/** What often goes wrong, and what to do instead. */
export function MistakesSection({ section, index }: SectionProps<'mistakes'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <dl className={styles.list}>
        {section.items.map((item) => (
          <div key={item.mistake} className={styles.pair}>
            <dt className={styles.mistake}>
              <FactText text={item.mistake} />
            </dt>
            <dd>
              <span className={styles.label}>更稳妥的做法</span>
              <FactText text={item.instead} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

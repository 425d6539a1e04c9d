import { FactText } from '@/components/ui/fact-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './glossary.module.css'

/** Terms of the field in plain words. */
export function GlossarySection({ section, index }: SectionProps<'glossary'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <dl className={styles.terms}>
        {section.items.map(({ term, text }) => (
          <div key={term} className={styles.entry}>
            <dt className={styles.term}>
              <FactText text={term} />
            </dt>
            <dd>
              <FactText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

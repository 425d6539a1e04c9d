import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './faq.module.css'

/** Questions that open their answers; without scripts too. */
export function FaqSection({ section, index }: SectionProps<'faq'>) {
  return (
    <Band index={index} heading={section.heading}>
      <div className={styles.faq}>
        {section.items.map((item) => (
          <details key={item.question} className={styles.item}>
            <summary className={styles.question}>{plainText(item.question)}</summary>
            <p className={styles.answer}>
              <FactText text={item.answer} />
            </p>
          </details>
        ))}
      </div>
    </Band>
  )
}

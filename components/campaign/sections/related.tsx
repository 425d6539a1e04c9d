import { Card, CardLink } from '@/components/ui/card'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './related.module.css'

/** Where to read on. */
export function RelatedSection({ section, index }: SectionProps<'related'>) {
  return (
    <Band index={index} heading={section.heading} layout="full">
      <ul className={styles.related}>
        {section.items.map((item) => (
          <Card as="li" key={item.href} linked>
            <h3 className={styles.title}>
              <CardLink href={item.href}>{plainText(item.label)}</CardLink>
            </h3>
            <p className={styles.text}>
              <FactText text={item.text} />
            </p>
          </Card>
        ))}
      </ul>
    </Band>
  )
}

import { ArrowRight } from 'lucide-react'
import { CardLink } from '@/components/ui/card'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './features.module.css'

/** What a thing consists of: short titled texts side by side. */
export function FeaturesSection({ section, index }: SectionProps<'features'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <ul className={styles.features}>
        {section.items.map((item) => (
          <li key={item.title} className={item.href === undefined ? styles.item : styles.linked}>
            <h3 className={styles.title}>
              {item.href === undefined ? (
                item.title
              ) : (
                <CardLink href={item.href}>
                  {item.title}
                  <ArrowRight aria-hidden="true" strokeWidth={1.75} />
                </CardLink>
              )}
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

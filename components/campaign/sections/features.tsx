import { ArrowRight } from 'lucide'
import { CardLink } from '@/components/ui/card'
import { FactText } from '@/components/ui/fact-text'
import { Icon } from '@/components/ui/icon'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './features.module.css'

/** What a thing consists of: short titled texts as cards, as rows, or under large numerals. */
export function FeaturesSection({ section, index }: SectionProps<'features'>) {
  const { look, heading, intro, items } = section
  const List = look === 'numbered' ? 'ol' : 'ul'
  return (
    <Band index={index} heading={heading} intro={intro} layout={look === 'grid' ? 'rail' : 'full'}>
      <List className={styles[look]}>
        {items.map((item) => (
          <li
            key={item.title}
            className={item.href === undefined ? styles.item : `${styles.item} ${styles.linked}`}
          >
            <h3 className={styles.title}>
              {item.href === undefined ? (
                <FactText text={item.title} />
              ) : (
                <CardLink href={item.href}>
                  {plainText(item.title)}
                  <Icon of={ArrowRight} strokeWidth={1.75} />
                </CardLink>
              )}
            </h3>
            <p className={styles.text}>
              <FactText text={item.text} />
            </p>
          </li>
        ))}
      </List>
    </Band>
  )
}

import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { SectionOf } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'
import styles from './features.module.css'
import { FigureNotes } from './figure-notes'

/** The parts of something: short texts with titles, as cards, as rows, below large numerals, or as small notes. */
export function Features({ look, items }: SectionOf<'features'>) {
  if (look === 'notes') return <FigureNotes notes={items} />
  const List = look === 'numbered' ? 'ol' : 'ul'
  return (
    <List className={styles[look]}>
      {items.map((item) => (
        <li
          key={item.title}
          className={
            item.href === undefined
              ? `${styles.item} relative pt-3`
              : `${styles.item} relative pt-3 ${styles.linked}`
          }
        >
          <h3 className={`${styles.title} text-lg mb-1`}>
            {item.href === undefined ? (
              <FactText text={item.title} />
            ) : (
              <CardLink href={item.href}>
                {plainText(item.title)}
                <Icon of="arrow-right" strokeWidth={1.75} />
              </CardLink>
            )}
          </h3>
          <p className={styles.text}>
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </List>
  )
}

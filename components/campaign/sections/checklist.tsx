import { FactText } from '@/components/ui/fact-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './checklist.module.css'

/** What to have ready, group by group, with boxes to tick on paper. */
export function ChecklistSection({ section, index }: SectionProps<'checklist'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro} layout="full">
      <div className={styles.groups}>
        {section.groups.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>
              <FactText text={title} />
            </h3>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  <span className={styles.box} aria-hidden="true" />
                  <span>
                    <FactText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  )
}

import { FactText } from '@/components/ui/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './mistakes.module.css'

/** What often goes wrong, and what to do instead. */
export function Mistakes({ items }: SectionOf<'mistakes'>) {
  return (
    <dl>
      {items.map((item) => (
        <div key={item.mistake} className={styles.pair}>
          <dt className={styles.mistake}>
            <FactText text={item.mistake} />
          </dt>
          <dd>
            <span className={styles.label}>建议</span>
            <FactText text={item.instead} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

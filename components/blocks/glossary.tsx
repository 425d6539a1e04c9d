import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './glossary.module.css'

/** Terms of the field, explained in simple words. */
export function Glossary({ items }: SectionOf<'glossary'>) {
  return (
    <dl className="fill-19 gap-5-6 stack">
      {items.map(({ term, text }) => (
        <div key={term} className={styles.entry}>
          <dt className="hue-text song large strong below-1">
            <FactText text={term} />
          </dt>
          <dd>
            <FactText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

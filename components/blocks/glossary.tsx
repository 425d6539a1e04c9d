import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './glossary.module.css'

/** Terms of the field, explained in simple words. */
export function Glossary({ items }: SectionOf<'glossary'>) {
  return (
    <dl className="grid-cols-fill-19 gap-x-8 gap-y-6 grid">
      {items.map(({ term, text }) => (
        <div key={term} className={styles.entry}>
          <dt className="text-hue-text font-display text-lg font-semibold mb-1">
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

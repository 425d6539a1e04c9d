import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './facts.module.css'
import { SourceNote } from './source-note'

/** Figures about the world, each with its source and its year. */
export function FactsSection({ section, index }: SectionProps<'facts'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro} layout="full">
      <dl className={styles.facts}>
        {section.items.map((item) => (
          <div key={item.label} className={styles.fact}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.value}>{item.value}</dd>
            {item.text !== undefined && <dd className={styles.text}>{item.text}</dd>}
            <dd>
              <SourceNote source={item.source} asOf={item.asOf} check={item.check} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

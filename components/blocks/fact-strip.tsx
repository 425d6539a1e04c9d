import styles from './fact-strip.module.css'

export type StripFact = {
  value: string
  label: string
}

/**
 * A few figures in a row.
 * @param source who says so, with the year for a figure about the world; always printed
 */
export function FactStrip({ facts, source }: { facts: readonly StripFact[]; source: string }) {
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{source}</p>
    </div>
  )
}

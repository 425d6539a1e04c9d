import { FactSource } from '@/components/facts/fact'
import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { type Figure, figure } from '@/lib/facts/registry'
import styles from './bars.module.css'

/** Figures of one unit as bars with a common scale from zero. A range is a bar from its lower to its upper end. */
export function Bars({ caption, items }: SectionOf<'bars'>) {
  const rows = items.map(({ fact: id, label }) => {
    const fact = figure(id)
    return { label, fact, ends: endsOf(fact.value) }
  })
  const scale = Math.max(...rows.map(({ ends }) => ends?.high ?? 0))
  const percent = (value: number) => `${(100 * value) / scale}%`
  return (
    <figure>
      <figcaption className={`${styles.caption} width-60 muted`}>
        <FactText text={caption} />
      </figcaption>
      <dl className={`${styles.rows} card hue-above`}>
        {rows.map(({ label, fact, ends }) => (
          <div key={fact.id} className={`${styles.row} stack one-column pad-3 gap-1-5`}>
            <dt className={`${styles.label} dark strong`}>
              <FactText text={label} />
            </dt>
            <dd>
              {ends !== null && (
                <span className={`${styles.track} drawn relative block`} aria-hidden="true">
                  <span className={styles.range} style={{ width: percent(ends.high) }} />
                  <span className={styles.bar} style={{ width: percent(ends.low) }} />
                </span>
              )}
              <span className="dark strong figures" data-fact={fact.id}>
                {formatFigure(fact)}
              </span>
              <FactSource fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function endsOf(value: Figure['value']): { low: number; high: number } | null {
  if (typeof value === 'string') return null
  const numbers = typeof value === 'number' ? [value] : value
  return { low: Math.min(...numbers), high: Math.max(...numbers) }
}

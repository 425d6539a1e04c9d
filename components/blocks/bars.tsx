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
      <figcaption className={`${styles.caption} max-w-[60em] text-muted`}>
        <FactText text={caption} />
      </figcaption>
      <dl className={`${styles.rows} bg-card border-t-2 border-t-hue`}>
        {rows.map(({ label, fact, ends }) => (
          <div key={fact.id} className={`${styles.row} grid grid-cols-1 py-3 gap-x-6 gap-y-1`}>
            <dt className={`${styles.label} text-heading font-semibold`}>
              <FactText text={label} />
            </dt>
            <dd>
              {ends !== null && (
                <span
                  className={`${styles.track} forced-color-adjust-none [print-color-adjust:exact] relative block`}
                  aria-hidden="true"
                >
                  <span className={styles.range} style={{ width: percent(ends.high) }} />
                  <span className={styles.bar} style={{ width: percent(ends.low) }} />
                </span>
              )}
              <span className="text-heading font-semibold tabular-nums" data-fact={fact.id}>
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

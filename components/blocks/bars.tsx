import { FactSource } from '@/components/facts/fact'
import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { plainText } from '@/lib/facts/in-text'
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
    <figure aria-label={plainText(caption)}>
      <figcaption className="mb-2 text-muted text-sm">
        <FactText text={caption} />
      </figcaption>
      <dl className="border-t-2 border-t-hue">
        {rows.map(({ label, fact, ends }) => (
          <div
            key={fact.id}
            className="grid grid-cols-1 md:grid-cols-[9rem_minmax(0,1fr)_16rem] md:items-center gap-x-4 gap-y-1 min-h-target py-2 border-b border-line"
          >
            <dt className="text-heading font-semibold leading-normal">
              <FactText text={label} />
            </dt>
            <dd className="contents">
              <span
                className={`${styles.track} forced-color-adjust-none [print-color-adjust:exact] relative block`}
                aria-hidden="true"
              >
                {ends !== null && (
                  <>
                    <span className={styles.range} style={{ width: percent(ends.high) }} />
                    <span className={styles.bar} style={{ width: percent(ends.low) }} />
                  </>
                )}
              </span>
              <span className="leading-normal">
                <span className="text-heading font-semibold tabular-nums" data-fact={fact.id}>
                  {formatFigure(fact)}
                </span>
                <FactSource fact={fact} />
              </span>
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

import { placesOf, rulerPosition, rulerTicks } from '@/lib/schools/rankings'
import styles from './rank-ruler.module.css'

type Mark = { text: string; label: string }

type RankRulerProps = { current: Mark; previous: Mark | null }

/** Narrow marks are widened to this share of the ruler, so that a single place can be seen. */
const leastWidth = 0.8

/**
 * Where a school stands between the first and the last published place; a band is as wide as what it leaves open. Drawn
 * beside the places in words, so hidden from who listens.
 */
export function RankRuler({ current, previous }: RankRulerProps) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      <div className={styles.track}>
        {previous !== null && <Bar mark={previous} className={styles.previous} />}
        <Bar mark={current} className={styles.current} />
      </div>
      <ol className={styles.ticks}>
        {rulerTicks.map((tick) => (
          <li key={tick} style={{ insetInlineStart: `${rulerPosition(tick)}%` }}>
            {tick}
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        <span className={styles.current}>{current.label}</span>
        {previous !== null && <span className={styles.previous}>{previous.label}</span>}
        <span>刻度为对数</span>
      </p>
    </div>
  )
}

function Bar({ mark, className }: { mark: Mark; className: string | undefined }) {
  const places = placesOf(mark.text)
  if (places === null) return null
  const start = rulerPosition(places.from)
  const width = Math.max(rulerPosition(places.to) - start, leastWidth)
  return (
    <span
      className={`${styles.bar} ${className}`}
      style={{ insetInlineStart: `${Math.min(start, 100 - width)}%`, inlineSize: `${width}%` }}
    />
  )
}

import styles from './bars.module.css'

type RangeBarProps = {
  low: number
  high: number
  /** Shown as a tick. */
  middle?: number | null | undefined
  /** Ends of the axis, equal for all bars of a table, in the unit of the values. */
  axis: readonly [low: number, high: number]
}

/** The part of the track that a single value takes, also at its end. */
const thinnest = 0.02

/** A range on an axis. The numbers are beside it as text, also for screen readers. */
export function RangeBar({ low, high, middle, axis: [from, to] }: RangeBarProps) {
  const place = (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))
  const start = Math.min(place(low), 1 - thinnest)
  return (
    <span
      className={`${styles.range} forced-color-adjust-none [print-color-adjust:exact] relative`}
      aria-hidden="true"
    >
      <span
        style={{ insetInlineStart: share(start), width: share(Math.max(thinnest, place(high) - start)) }}
      />
      {typeof middle === 'number' && (
        <span className={styles.middle} style={{ insetInlineStart: share(place(middle)) }} />
      )}
    </span>
  )
}

/** To a tenth of a percent: more digits draw nothing, and a page has a hundred bars. */
const share = (part: number) => `${Math.round(part * 1000) / 10}%`

import { type Axis, placeOn } from './axis'
import styles from './score-ruler.module.css'

type ScoreMark = {
  /** For whom it is: 名单内，2:1. */
  label: string
  low: number
  high: number
}

type ScoreRulerProps = {
  /** The sentence above the picture. */
  label: string
  marks: readonly ScoreMark[]
  axis: Axis
  /** A score in words: 85 分. */
  write: (low: number, high: number) => string
  /** The score of the visitor, with its name. */
  own?: { value: number; label: string } | undefined
}

/** Required scores on one ruler, a line for each group of applicants; one that differs by course is a bar. */
export function ScoreRuler({ label, marks, axis, write, own }: ScoreRulerProps) {
  const at = (value: number) => `${Math.round(Math.min(1, Math.max(0, placeOn(axis, value))) * 1e4) / 100}%`
  return (
    <div className={styles.ruler}>
      {own !== undefined && (
        <p className={styles.own} aria-hidden="true">
          <span
            style={
              placeOn(axis, own.value) > 0.5
                ? { insetInlineEnd: `calc(100% - ${at(own.value)})` }
                : { insetInlineStart: at(own.value) }
            }
          >
            {own.label}
          </span>
        </p>
      )}
      <ul className={styles.rows} aria-label={label}>
        {marks.map((mark) => (
          <li key={mark.label} className={styles.row}>
            <span className={styles.name}>{mark.label}</span>
            <span className={styles.line} aria-hidden="true">
              {own !== undefined && (
                <span className={styles.mine} style={{ insetInlineStart: at(own.value) }} />
              )}
              <span
                className={styles.mark}
                style={{ insetInlineStart: at(mark.low), insetInlineEnd: `calc(100% - ${at(mark.high)})` }}
              />
            </span>
            <span className={styles.value}>{write(mark.low, mark.high)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.axis} aria-hidden="true">
        {[axis.low, ...axis.lines, axis.high].map((value) => (
          <span key={value} style={{ insetInlineStart: at(value) }}>
            {value}
          </span>
        ))}
      </p>
    </div>
  )
}

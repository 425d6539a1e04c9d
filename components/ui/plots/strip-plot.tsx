import type { CSSProperties } from 'react'
import { percent, placeOn } from './axis'
import { AxisWords } from './axis-words'
import styles from './plots.module.css'
import type { Strip } from './strip'

type StripPlotProps = {
  strip: Strip
  /** The sentence above the picture. */
  label: string
  /** A value of the axis in words: 20 万. */
  write: (value: number) => string
  /** The value that the page is about, with its name: 伦敦大学学院 24.4 万. */
  own?: { value: number; label: string } | undefined
  /** The word after the number of those that are not drawn: 所. */
  unit: string
}

/** The picture is a square of this side, stretched to the available width; strokes keep their width. */
const side = 1000

/** All values of a kind as thin marks on one axis, their middle half as a field, the page's own value as a dot. */
export function StripPlot({ strip, label, write, own, unit }: StripPlotProps) {
  const { axis, marks, quarter, middle, threeQuarters, below, above } = strip
  const x = (value: number) => Math.round(placeOn(axis, value) * side)
  return (
    <div className={styles.strip}>
      {own !== undefined && (
        <p className={styles.own} style={besideDot(placeOn(axis, own.value))} aria-hidden="true">
          {own.label}
        </p>
      )}
      <svg
        className={styles.picture}
        viewBox={`0 0 ${side} ${side}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.grid} d={axis.lines.map((line) => `M${x(line)} 0V${side}`).join('')} />
        <rect
          className={styles.half}
          x={x(quarter)}
          y="150"
          width={Math.max(1, x(threeQuarters) - x(quarter))}
          height="700"
        />
        <path
          className={styles.marks}
          d={[...new Set(marks.map(x))].map((at) => `M${at} 300V700`).join('')}
        />
        <path className={styles.middle} d={`M${x(middle)} 150V850`} />
        <path className={styles.base} d={`M0 ${side}H${side}`} />
        {own !== undefined && <path className={styles.ownDot} d={`M${x(own.value)} 500h0`} />}
      </svg>
      <div className={styles.axis}>
        <AxisWords axis={axis} write={write} />
      </div>
      {(below !== null || above !== null) && (
        <p className={styles.beyond} aria-hidden="true">
          <span>{below !== null && `← 另 ${below.count} ${unit}，低到 ${write(below.farthest)}`}</span>
          <span>{above !== null && `另 ${above.count} ${unit}，高到 ${write(above.farthest)} →`}</span>
        </p>
      )}
    </div>
  )
}

/** The name of the dot begins at it, or ends at it in the right half, so that it always has room. */
const besideDot = (share: number): CSSProperties =>
  share > 0.5
    ? { marginInline: `auto ${percent(1 - share)}`, textAlign: 'end' }
    : { marginInlineStart: percent(share) }

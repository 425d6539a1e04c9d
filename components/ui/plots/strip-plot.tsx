import type { CSSProperties } from 'react'
import { percent, placeOn } from './axis'
import { AxisWords } from './axis-words'
import styles from './plots.module.css'
import { type NamedValue, namesAbove, type Strip } from './strip'

type StripPlotProps = {
  strip: Strip
  /** The sentence above the picture. */
  label: string
  /** A value of the axis in words: 20 万. */
  write: (value: number) => string
  /** The value that the page is about, with its name: 伦敦大学学院 24.4 万. */
  own?: NamedValue | undefined
  /** A few values with their names; those beyond the axis are not named. */
  named?: readonly NamedValue[]
  /** A line at a value; the marks up to it are dark. */
  limit?: NamedValue | undefined
  /** The word after the number of those that are not drawn: 所. */
  unit: string
}

/** The picture is a square of this side, stretched to the available width; strokes keep their width. */
const side = 1000

/** A row of names by the height of the picture, which is 4.5rem. */
const rowShare = 1.25 / 4.5

/** All values of a kind as thin marks on one axis, their middle half as a field, the page's own value as a dot. */
export function StripPlot({ strip, label, write, own, named = [], limit, unit }: StripPlotProps) {
  const { axis, marks, quarter, middle, threeQuarters, below, above } = strip
  const x = (value: number) => Math.round(placeOn(axis, value) * side)
  const names = namesAbove(axis, limit === undefined ? named : [...named, limit])
  const placesOf = (values: readonly number[]) =>
    [...new Set(values.map(x))].map((at) => `M${at} 300V700`).join('')
  const dark = limit === undefined ? [] : marks.filter((value) => value <= limit.value)
  return (
    <div className={styles.strip}>
      {own !== undefined && (
        <p className={styles.own} style={besideDot(placeOn(axis, own.value))} aria-hidden="true">
          {own.label}
        </p>
      )}
      {names.length > 0 && (
        <ul className="text-[min(var(--text-sm),4vw)] leading-tight">
          {names.map(({ value, label, at, isBefore }) => (
            <li
              key={label}
              className={value === limit?.value ? 'text-heading font-semibold' : 'text-muted'}
              style={{ height: '1.25rem', paddingInline: '0.25rem', ...besideDot(at, isBefore) }}
            >
              <span className="bg-card whitespace-nowrap">{label}</span>
            </li>
          ))}
        </ul>
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
        {names.length > 0 && (
          <path
            className={styles.base}
            d={names
              .map(({ value }, row) => {
                const from = Math.round((row + 1 - names.length) * rowShare * side)
                return `M${x(value)} ${from}V${value === limit?.value ? side : 300}`
              })
              .join('')}
          />
        )}
        <path className={styles.marks} d={placesOf(marks)} />
        <path className={styles.middle} d={`${placesOf(dark)}M${x(middle)} 150V850`} />
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
const besideDot = (share: number, isBefore = share > 0.5): CSSProperties =>
  isBefore
    ? { marginInline: `auto ${percent(1 - share)}`, textAlign: 'end' }
    : { marginInlineStart: percent(share) }

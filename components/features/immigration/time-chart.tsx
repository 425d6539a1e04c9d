import type { ReactNode } from 'react'
import styles from './time-chart.module.css'

/** A place on an axis, 0 at its beginning and 1 at its end, with what is written there. */
export type Tick = { at: number; label: string }

/** A line of points in axis shares; null breaks it. */
export type Series = {
  id: string
  points: readonly ({ x: number; y: number } | null)[]
  look: 'main' | 'second' | 'rule' | 'own' | 'dots'
}

type TimeChartProps = {
  /** Says in words what the picture shows. */
  label: string
  x: readonly Tick[]
  y: readonly Tick[]
  series: readonly Series[]
  /** Looks of the series with their names. */
  legend: readonly { look: Series['look']; label: string }[]
  /** Below the picture: how to read it. */
  children: ReactNode
}

/** Drawn in a square of this side and stretched to the width there is; strokes keep their width. */
const side = 1000

/**
 * Lines and dots over time, drawn on the server. The words of the axes are text beside the picture, so that they keep their size
 * on a phone; the numbers themselves stand in a table that the page prints below.
 */
export function TimeChart({ label, x, y, series, legend, children }: TimeChartProps) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend} aria-label="图例">
        {legend.map(({ look, label }) => (
          <li key={label}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true" className={styles[look]}>
              <path d={look === 'dots' ? 'M14 4h0' : 'M1 4H27'} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className={styles.frame}>
        <div className={styles.yAxis} aria-hidden="true">
          {y.map((tick) => (
            <span key={tick.at} style={{ bottom: `${tick.at * 100}%` }}>
              {tick.label}
            </span>
          ))}
        </div>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${side} ${side}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <g className={styles.grid}>
            {y.map(({ at }) => (
              <path key={at} d={`M0 ${place(1 - at)}H${side}`} />
            ))}
            {x.map(({ at }) => (
              <path key={at} d={`M${place(at)} 0V${side}`} />
            ))}
          </g>
          {series.map(({ id, points, look }) => (
            <path key={id} className={styles[look]} d={look === 'dots' ? dotsOf(points) : pathOf(points)} />
          ))}
        </svg>
        <div className={styles.xAxis} aria-hidden="true">
          {x.map((tick) => (
            <span key={tick.at} style={{ left: `${tick.at * 100}%` }}>
              {tick.label}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  )
}

const place = (share: number) => Math.round(share * side)

function pathOf(points: Series['points']): string {
  return points
    .map((point, at) => {
      if (point === null) return ''
      const isStart = at === 0 || points[at - 1] === null
      return `${isStart ? 'M' : 'L'}${place(point.x)} ${place(1 - point.y)}`
    })
    .join('')
}

/** A stroke without length is a dot as wide as the stroke, round however the picture is stretched. */
const dotsOf = (points: Series['points']): string =>
  points.map((point) => (point === null ? '' : `M${place(point.x)} ${place(1 - point.y)}h0`)).join('')

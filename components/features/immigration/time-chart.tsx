import type { ReactNode } from 'react'
import styles from './time-chart.module.css'

/** A position on an axis from 0 (start) to 1 (end), with its label. */
export type Tick = { at: number; label: string }

/** Positions from 0 to 1; null interrupts a line. */
type Point = { x: number; y: number } | null

/** A line of points. */
export type Series = {
  id: string
  points: readonly Point[]
  look: 'main' | 'second' | 'rule' | 'own' | 'dots'
}

type TimeChartProps = {
  /** Describes the chart in words. */
  label: string
  x: readonly Tick[]
  y: readonly Tick[]
  series: readonly Series[]
  /** The styles of the lines with their names. */
  legend: readonly { look: Series['look']; label: string }[]
  /** Below the chart: how to read it. */
  children: ReactNode
}

/** The chart is a square of this side, stretched to the available width; strokes keep their width. */
const side = 1000

/**
 * Lines and dots over time, rendered on the server. The labels of the axes are text beside the chart, so that they
 * keep their size on a phone. The page shows the numbers in a table below.
 */
export function TimeChart({ label, x, y, series, legend, children }: TimeChartProps) {
  return (
    <figure className="print:break-inside-avoid grid gap-3">
      <ul className={`${styles.legend} flex flex-wrap text-sm gap-x-6 gap-y-1`} aria-label="图例">
        {legend.map(({ look, label }) => (
          <li key={label} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true" className={styles[look]}>
              <path d={look === 'dots' ? 'M14 4h0' : 'M1 4H27'} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className={`${styles.frame} pt-3 grid`}>
        <div className={styles.yAxis} aria-hidden="true">
          {y.map((tick) => (
            <span key={tick.at} style={{ bottom: `${tick.at * 100}%` }}>
              {tick.label}
            </span>
          ))}
        </div>
        <svg
          className={`${styles.plot} block w-full`}
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
          {series
            .filter(({ look }) => look !== 'dots')
            .map(({ id, points, look }) => [id, look, dotsOf(points.filter(isAlone))] as const)
            .filter(([, , dots]) => dots !== '')
            .map(([id, look, dots]) => (
              <path key={id} className={`${styles[look]} ${styles.alone}`} d={dots} />
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
      <figcaption className="max-w-measure text-muted text-quiet">{children}</figcaption>
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

/** A point without a neighbour, such as the newest month after one that is missing: no line leads to it, so it is a dot. */
const isAlone = (point: Point, at: number, points: readonly Point[]): boolean =>
  point !== null && !points[at - 1] && !points[at + 1]

/** A stroke without length is a round dot as wide as the stroke, however the chart is stretched. */
const dotsOf = (points: Series['points']): string =>
  points.map((point) => (point === null ? '' : `M${place(point.x)} ${place(1 - point.y)}h0`)).join('')

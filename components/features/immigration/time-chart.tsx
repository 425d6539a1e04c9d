import type { ReactNode } from 'react'
import { PlotTitle } from '@/components/ui/plots/plot-title'
import { WholeValues } from '@/components/ui/whole-values'
import './time-chart.css'

/** A position on an axis from 0 (start) to 1 (end), with its label. */
export type Tick = { at: number; label: string }

/** Positions from 0 to 1; null interrupts a line. */
type Point = { x: number; y: number } | null

/** A line of points, or single dots. */
export type Series = {
  id: string
  points: readonly Point[]
  look: 'main' | 'second' | 'own' | 'dots'
  /** The width of its dots in px, where they differ. */
  width?: number
  /** The area between the line and the axis is filled. */
  isFilled?: boolean
}

/** Words at a place of the chart. */
export type Note = {
  x: number
  y: number
  label: string
  /** `above` and `below` the place, or `beyond` an end of the axis, where a value lies that is not drawn. */
  side: 'above' | 'below' | 'beyond'
  /** Whether the words end at the place; by default in the right half of the chart. In the other case they begin there. */
  isBefore?: boolean
  /** Whether the place has a dot. */
  hasDot?: boolean
  /** The height of the words, when lines beside the place would lie behind them. */
  clear?: number
}

type TimeChartProps = {
  /** What the chart shows, as a sentence with its figures. */
  title: string
  x: readonly Tick[]
  y: readonly Tick[]
  series: readonly Series[]
  notes?: readonly Note[]
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
export function TimeChart({ title, x, y, series, notes = [], legend, children }: TimeChartProps) {
  return (
    <figure className="print:break-inside-avoid grid gap-3" aria-label={title}>
      <PlotTitle>
        <WholeValues text={title} />
      </PlotTitle>
      <ul data-chart="legend" className="flex flex-wrap text-sm gap-x-6 gap-y-1" aria-label="图例">
        {legend.map(({ look, label }) => (
          <li key={label} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true" data-chart={look}>
              <path d={look === 'dots' ? 'M14 4h0' : 'M1 4H27'} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div data-chart="frame" className="pt-3 grid pe-4">
        <div
          data-chart="y-axis"
          className="relative text-muted text-xs tabular-nums leading-[1]"
          aria-hidden="true"
        >
          {y.map((tick) => (
            <span key={tick.at} style={{ bottom: `${tick.at * 100}%` }}>
              {tick.label}
            </span>
          ))}
        </div>
        <svg
          data-chart="plot"
          className="block w-full [grid-area:1/2] h-full overflow-visible border-b border-b-line-strong"
          viewBox={`0 0 ${side} ${side}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={title}
        >
          <g data-chart="grid">
            {y.map(({ at }) => (
              <path key={at} d={`M0 ${place(1 - at)}H${side}`} />
            ))}
            {x.map(({ at }) => (
              <path key={at} d={`M${place(at)} 0V${side}`} />
            ))}
          </g>
          {series
            .filter(({ isFilled }) => isFilled)
            .map(({ id, points }) => (
              <path key={id} data-chart="area" className="fill-hue opacity-14" d={areaOf(points)} />
            ))}
          {series.map(({ id, points, look, width }) => (
            <path
              key={id}
              data-chart={look}
              style={width === undefined ? undefined : { strokeWidth: width }}
              d={look === 'dots' ? dotsOf(points) : pathOf(points)}
            />
          ))}
          {series
            .filter(({ look }) => look !== 'dots')
            .map(({ id, points, look }) => [id, look, dotsOf(points.filter(isAlone))] as const)
            .filter(([, , dots]) => dots !== '')
            .map(([id, look, dots]) => (
              <path key={id} data-chart={`${look} alone`} d={dots} />
            ))}
          {notes
            .filter(({ hasDot }) => hasDot)
            .map((note) => (
              <path
                key={note.label}
                className="stroke-accent stroke-11 [stroke-linecap:round] forced-colors:stroke-[Highlight]"
                d={dotsOf([note])}
              />
            ))}
        </svg>
        <div
          data-chart="notes"
          className="relative tabular-nums [grid-area:1/2] pointer-events-none text-sm font-semibold leading-heading"
          aria-hidden="true"
        >
          {notes.map(({ x, y, label, side, clear = y, isBefore = x > 0.5 }) => (
            <span
              key={label}
              data-side={side}
              style={{
                [isBefore ? 'right' : 'left']: percent(isBefore ? 1 - x : x),
                bottom: percent(clear),
              }}
            >
              {label}
            </span>
          ))}
        </div>
        <div
          data-chart="x-axis"
          className="relative text-muted text-xs tabular-nums leading-[1]"
          aria-hidden="true"
        >
          {x.map((tick) => (
            <span key={tick.at} style={{ left: `${tick.at * 100}%` }}>
              {tick.label}
            </span>
          ))}
        </div>
      </div>
      <p className="max-w-measure text-muted text-quiet">{children}</p>
    </figure>
  )
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`

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

/** The field between each part of a line and the axis. */
function areaOf(points: Series['points']): string {
  return points
    .map((point, at) => {
      if (point === null) return ''
      const start = points[at - 1] ? 'L' : `M${place(point.x)} ${side}L`
      const end = points[at + 1] ? '' : `V${side}Z`
      return `${start}${place(point.x)} ${place(1 - point.y)}${end}`
    })
    .join('')
}

/** A point without a neighbour, such as the newest month after one that is missing: no line leads to it, so it is a dot. */
const isAlone = (point: Point, at: number, points: readonly Point[]): boolean =>
  point !== null && !points[at - 1] && !points[at + 1]

/** A stroke without length is a round dot as wide as the stroke, however the chart is stretched. */
const dotsOf = (points: Series['points']): string =>
  points.map((point) => (point === null ? '' : `M${place(point.x)} ${place(1 - point.y)}h0`)).join('')

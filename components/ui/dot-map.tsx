import styles from './dot-map.module.css'

type MapPoint = { lat: number; lon: number }

/** The part of the world that a map shows, in degrees. */
type MapFrame = { south: number; north: number; west: number; east: number }

type DotMapProps = {
  frame: MapFrame
  /** All places of a kind, as small dots. They form the shape of the country without an outline. */
  points: readonly MapPoint[]
  /** The place itself, as a large dot. */
  own?: MapPoint
  cities: readonly (MapPoint & { name: string })[]
  /** Describes the picture in one sentence, for readers who do not see it. */
  label: string
  /** Largest height and width in px. */
  height?: number
  width?: number
}

/** The position of a place among others of its kind. The page describes it in words too. */
export function DotMap({ frame, points, own, cities, label, height = 200, width = 340 }: DotMapProps) {
  const { south, north, west, east } = frame
  // A degree of longitude is shorter farther from the equator.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(height / (north - south), width / ((east - west) * shrink))
  const [w, h] = [Math.round((east - west) * shrink * scale), Math.round((north - south) * scale)]
  const x = ({ lon }: MapPoint) => Math.round((lon - west) * shrink * scale)
  const y = ({ lat }: MapPoint) => Math.round((north - lat) * scale)
  const dots = new Set(points.map((point) => `M${x(point)} ${y(point)}h0`))
  return (
    <svg className={styles.map} viewBox={`0 0 ${w} ${h}`} width={w} height={h} role="img" aria-label={label}>
      <path className={styles.dots} d={[...dots].join('')} />
      {cities.map((city) => {
        // Near the right edge the name is on the left of its dot.
        const isRight = x(city) > w * 0.6
        return (
          <text
            key={city.name}
            className={styles.city}
            x={x(city) + (isRight ? -8 : 8)}
            y={y(city) + 4}
            textAnchor={isRight ? 'end' : 'start'}
          >
            {city.name}
          </text>
        )
      })}
      {own !== undefined && <circle className={styles.own} cx={x(own)} cy={y(own)} r={6} />}
    </svg>
  )
}

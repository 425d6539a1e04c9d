import styles from './dot-map.module.css'

type MapPoint = { lat: number; lon: number }

/** The part of the world that a map shows, in degrees. */
type MapFrame = { south: number; north: number; west: number; east: number }

type DotMapProps = {
  frame: MapFrame
  /** Small dots: all places of a kind. They draw the country by themselves, without an outline. */
  points: readonly MapPoint[]
  /** The large dot. */
  own: MapPoint
  cities: readonly (MapPoint & { name: string })[]
  /** What the picture shows, in one sentence: its name for those who do not see it. */
  label: string
  /** Height and width in px at most. */
  height?: number
  width?: number
}

/** Where something lies among its kind. The words beside it say the same. */
export function DotMap({ frame, points, own, cities, label, height = 200, width = 340 }: DotMapProps) {
  const { south, north, west, east } = frame
  // A degree of longitude is shorter the further it is from the equator.
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
        // Near the right edge the name turns to the inner side.
        const isRight = x(city) > w * 0.6
        return (
          <text
            key={city.name}
            className={styles.city}
            x={x(city) + (isRight ? -5 : 5)}
            y={y(city) + 4}
            textAnchor={isRight ? 'end' : 'start'}
          >
            {city.name}
          </text>
        )
      })}
      <circle className={styles.own} cx={x(own)} cy={y(own)} r={5} />
    </svg>
  )
}

import styles from './dot-map.module.css'
import { dotsOf, type MapFrame, type MapPoint, pictureOf } from './dots'

type DotMapProps = {
  frame: MapFrame
  /** The part of the frame that is shown; by default all of it. */
  part?: MapFrame
  /**
   * All places of a kind, as small dots, which form the shape of the country without an outline; or the address of a
   * file with them, so that a page does not carry hundreds of dots.
   */
  dots: readonly MapPoint[] | string
  /** The places that the page is about, as large dots. */
  owns?: readonly MapPoint[]
  cities: readonly (MapPoint & { name: string })[]
  /** Describes the picture in one sentence, for readers who do not see it. */
  label: string
  /** Largest height and width in px. */
  height?: number
  width?: number
}

/** The position of a place among others of its kind. The page describes it in words too. */
export function DotMap({
  frame,
  part = frame,
  dots,
  owns = [],
  cities,
  label,
  height = 200,
  width = 340,
}: DotMapProps) {
  const picture = pictureOf(frame, height, width)
  const { w, x, y } = picture
  const [left, top] = [x({ lat: part.north, lon: part.west }), y({ lat: part.north, lon: part.west })]
  const end = { lat: part.south, lon: part.east }
  const size = { width: x(end) - left, height: y(end) - top }
  return (
    <svg
      className={styles.map}
      viewBox={`${left} ${top} ${size.width} ${size.height}`}
      {...size}
      role="img"
      aria-label={label}
    >
      {typeof dots === 'string' ? (
        <use className={styles.dots} href={dots} />
      ) : (
        <path className={styles.dots} d={dotsOf(dots, picture)} />
      )}
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
      {owns.map((own) => (
        <circle key={`${own.lat} ${own.lon}`} className={styles.own} cx={x(own)} cy={y(own)} r={6} />
      ))}
    </svg>
  )
}

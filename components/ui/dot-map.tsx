import { Fragment } from 'react'
import styles from './dot-map.module.css'
import { dotsOf, type MapFrame, type MapPoint, pictureOf, placesOfNames } from './dots'

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
  /** The places that the names of cities keep off. */
  points?: readonly MapPoint[]
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
  points = [],
  label,
  height = 200,
  width = 340,
}: DotMapProps) {
  const picture = pictureOf(frame, height, width)
  const { x, y } = picture
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
      {placesOfNames(cities, picture, points).map((place) => (
        <Fragment key={place.name}>
          {place.isFar && (
            <path stroke="var(--axis)" d={`M${place.from.x} ${place.from.y}L${place.x} ${place.y - 4}`} />
          )}
          <text x={place.x} y={place.y} textAnchor={place.isBefore ? 'end' : undefined}>
            {place.name}
          </text>
        </Fragment>
      ))}
      {owns.map((own) => (
        <circle key={`${own.lat} ${own.lon}`} className={styles.own} cx={x(own)} cy={y(own)} r={6} />
      ))}
    </svg>
  )
}

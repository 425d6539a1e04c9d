import type { MapPoint } from '@/components/ui/dots'
import { grouped } from '@/lib/core/numbers'

/** As far from its middle a school counts as one of a city. */
const near = 25

/** Fewer near the city with the most are no finding. */
const fewest = 5

const kmPerDegree = 111.2

/** Close enough for distances within a city. */
const kmBetween = (one: MapPoint, other: MapPoint) =>
  kmPerDegree *
  Math.hypot(
    one.lat - other.lat,
    (one.lon - other.lon) * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180),
  )

/** Which of the named cities has the most schools: 英国有坐标的 153 所大学里，43 所离伦敦市中心不到 25 公里. */
export function cityWords(
  country: string,
  points: readonly MapPoint[],
  cities: readonly (MapPoint & { name: string })[],
): string {
  const all = `${country}有坐标的 ${grouped(points.length)} 所大学`
  const [most] = cities
    .map((city) => ({ ...city, count: points.filter((point) => kmBetween(city, point) < near).length }))
    .toSorted((one, other) => other.count - one.count)
  return most === undefined || most.count < fewest
    ? `${all}，一点一所`
    : `${all}里，${most.count} 所离${most.name}市中心不到 ${near} 公里`
}

import type { MapPoint } from '@/components/ui/dots'
import { grouped } from '@/lib/core/numbers'
import { kilometresBetween } from '@/lib/schools/campuses'

/** As far from its middle a school counts as one of a city. */
const near = 25

/** Fewer near the city with the most are no finding. */
const fewest = 5

/** Which of the named cities has the most schools: 图上的 153 所英国大学里，33 所离伦敦市中心不到 25 公里. Those outside the map are not counted. */
export function cityWords(
  country: string,
  points: readonly MapPoint[],
  cities: readonly (MapPoint & { name: string })[],
): string {
  const all = `图上的 ${grouped(points.length)} 所${country}大学`
  const [most] = cities
    .map((city) => ({
      ...city,
      count: points.filter((point) => kilometresBetween(city, point) < near).length,
    }))
    .toSorted((one, other) => other.count - one.count)
  return most === undefined || most.count < fewest
    ? `${all}，一点一所`
    : `${all}里，${most.count} 所离${most.name}市中心不到 ${near} 公里`
}

import type { MapFrame, MapPoint } from '@/components/ui/dots'

type Seat = MapPoint & { city: string; overseas: boolean }

/** Degrees around the cities, in the east with room for names; and how far from the mainland's cities another one is still in the picture. */
const [margin, nameMargin, near] = [1, 4, 3]

/** What a map of the branches says: how far they reach in the mainland, so whom a visit costs a journey. */
export function reachOf(seats: readonly Seat[]): {
  title: string
  frame: MapFrame
  shown: (MapPoint & { name: string })[]
  /** Cities that are not in the picture. */
  outside: string[]
} {
  const mainland = seats.filter(({ overseas }) => !overseas)
  const edges = edgesOf(mainland)
  const isNear = ({ lat, lon }: Seat) =>
    lat > edges.south - near && lat < edges.north + near && lon > edges.west - near && lon < edges.east + near
  const shown = seats.filter(isNear)
  const { south, north, west, east } = edgesOf(shown)
  const cityAt = (axis: 'lat' | 'lon', value: number) =>
    mainland.find((seat) => seat[axis] === value)?.city ?? ''
  return {
    title: `内地 ${mainland.length} 城；${cityAt('lat', edges.north)}以北、${cityAt('lon', edges.west)}以西没有分公司，可以约视频面谈`,
    frame: {
      south: south - margin,
      north: north + margin,
      west: west - margin,
      east: east + nameMargin,
    },
    shown: shown.map(({ city, lat, lon }) => ({ name: city, lat, lon })),
    outside: seats.filter((seat) => !isNear(seat)).map(({ city }) => city),
  }
}

function edgesOf(seats: readonly Seat[]): MapFrame {
  const [lats, lons] = [seats.map(({ lat }) => lat), seats.map(({ lon }) => lon)]
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  }
}

import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readPageTable } from './page-tables'

type Campus = { id: string; lat: number; lon: number }

type Place = Omit<Campus, 'id'>

/** In degrees; the part of a country that its map shows, without distant islands. */
type Frame = { south: number; north: number; west: number; east: number }

type CountryMap = { frame: Frame; cities: readonly (Place & { name: string })[] }

/** Countries with so many campuses that their dots show the shape of the country. */
const countryMaps: Readonly<Record<string, CountryMap>> = {
  us: {
    frame: { south: 24.5, north: 49.5, west: -125, east: -66.5 },
    cities: [
      { name: '纽约', lat: 40.71, lon: -74.01 },
      { name: '芝加哥', lat: 41.88, lon: -87.63 },
      { name: '洛杉矶', lat: 34.05, lon: -118.24 },
      { name: '休斯敦', lat: 29.76, lon: -95.37 },
    ],
  },
  uk: {
    frame: { south: 49.9, north: 58, west: -8.3, east: 1.9 },
    cities: [
      { name: '伦敦', lat: 51.51, lon: -0.13 },
      { name: '曼彻斯特', lat: 53.48, lon: -2.24 },
      { name: '爱丁堡', lat: 55.95, lon: -3.19 },
    ],
  },
  de: {
    frame: { south: 47.2, north: 55, west: 5.8, east: 15.1 },
    cities: [
      { name: '柏林', lat: 52.52, lon: 13.4 },
      { name: '慕尼黑', lat: 48.14, lon: 11.58 },
      { name: '汉堡', lat: 53.55, lon: 9.99 },
      { name: '法兰克福', lat: 50.11, lon: 8.68 },
    ],
  },
  fr: {
    frame: { south: 42.3, north: 51.2, west: -5, east: 8.3 },
    cities: [
      { name: '巴黎', lat: 48.86, lon: 2.35 },
      { name: '里昂', lat: 45.76, lon: 4.84 },
      { name: '马赛', lat: 43.3, lon: 5.37 },
      { name: '图卢兹', lat: 43.6, lon: 1.44 },
    ],
  },
  es: {
    frame: { south: 35.8, north: 43.9, west: -9.4, east: 4.4 },
    cities: [
      { name: '马德里', lat: 40.42, lon: -3.7 },
      { name: '巴塞罗那', lat: 41.39, lon: 2.17 },
      { name: '塞维利亚', lat: 37.39, lon: -5.98 },
    ],
  },
  nl: {
    frame: { south: 50.7, north: 53.6, west: 3.3, east: 7.3 },
    cities: [
      { name: '阿姆斯特丹', lat: 52.37, lon: 4.9 },
      { name: '格罗宁根', lat: 53.22, lon: 6.57 },
      { name: '马斯特里赫特', lat: 50.85, lon: 5.69 },
    ],
  },
}

const columns = z.object({
  id: cell.text,
  lat: cell.number.nullable(),
  lon: cell.number.nullable(),
  precision: cell.oneOf(['campus', 'city']),
})

/** @throws on an invalid cell */
const readPlaces = () =>
  readPageTable('geo.csv', columns).flatMap(({ values: { id, lat, lon, precision } }) =>
    lat === null || lon === null ? [] : [{ id, lat, lon, isCampus: precision === 'campus' }],
  )

const campusesOf = (places: ReturnType<typeof readPlaces>): Campus[] =>
  places.flatMap(({ isCampus, ...place }) => (isCampus ? [place] : []))

/**
 * Coordinates of universities for which the register has the campus; points for a city only are left out.
 * @throws on an invalid cell
 */
export const readCampuses = (): Campus[] => campusesOf(readPlaces())

const isInside = ({ lat, lon }: Place, { south, north, west, east }: Frame) =>
  lat >= south && lat <= north && lon >= west && lon <= east

const places = readPlaces()
const campuses = campusesOf(places)

/** In degrees; all universities of the library are inside. */
export const worldFrame: Frame = { south: -47.5, north: 66, west: -172, east: 179.5 }

/** Every university with coordinates, at its campus or, where only that is known, in its city. */
export const worldPlaces: readonly Place[] = places

/** By country, the number of these universities and whether they are at their campus. */
export const worldCounts: ReadonlyMap<string, { drawn: number; isAtCampus: boolean }> = new Map(
  Object.entries(Object.groupBy(places, ({ id }) => id.slice(0, 2))).map(([code, own = []]) => [
    code,
    { drawn: own.length, isAtCampus: own.some(({ isCampus }) => isCampus) },
  ]),
)

/** Countries that have a map. */
export const mappedCountries = Object.keys(countryMaps)

/** All campuses of a country and its large cities; null when there are too few to show its shape. */
export function countryMapOf(country: string) {
  const map = countryMaps[country]
  if (map === undefined) return null
  const points = campuses.filter((one) => one.id.startsWith(`${country}-`) && isInside(one, map.frame))
  return { country, ...map, points }
}

/** The same with a school's own; null when its own is unknown. */
export function campusMapOf({ id, country }: { id: string; country: string }) {
  const map = countryMapOf(country)
  const own = map?.points.find((one) => one.id === id)
  return map === null || own === undefined ? null : { ...map, own }
}

/** The campuses of schools of one country on its map, in their order; null unless all are known and inside it. */
export function sharedMapOf(schools: readonly { id: string; country: string }[]) {
  const [first] = schools
  if (first === undefined || schools.length < 2) return null
  if (schools.some(({ country }) => country !== first.country)) return null
  const map = countryMapOf(first.country)
  const owns = schools.flatMap(({ id }) => map?.points.find((one) => one.id === id) ?? [])
  return map === null || owns.length < schools.length ? null : { ...map, owns }
}

const earthRadius = 6371

/** The shortest way between two places in km. */
export function kilometresBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon)
  return 2 * earthRadius * Math.asin(Math.sqrt(share))
}

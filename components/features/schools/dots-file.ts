import { dotsOf, gridDotsOf, pictureOf } from '@/components/ui/dots'
import { countryMapOf, mappedCountries, worldFrame, worldPlaces } from '@/lib/schools/campuses'

/** The largest size in px of the map on a country's page and on a school's. */
export const mapSizes = {
  country: { height: 360, width: 360 },
  school: { height: 440, width: 320 },
  compare: { height: 200, width: 320 },
} as const

type Page = keyof typeof mapSizes
const pages: readonly Page[] = ['country', 'school', 'compare']

/** The address of the dots of a country's campuses, for the map on such a page. */
export const dotsFile = (country: string, page: Page) => `/maps/${country}-${page}.svg#dots`

const world = 'world.svg'

/** The largest size in px of the map of all countries. */
export const worldSize = { height: 420, width: 1200 } as const

/** The address of the dots of all universities, for the map of all countries. */
export const worldDots = `/maps/${world}#dots`

/** The names of all these files. */
export const dotsFiles = [
  world,
  ...mappedCountries.flatMap((country) => pages.map((page) => `${country}-${page}.svg`)),
]

/** A file with the dots of a country's campuses, or of all universities; null when there is none of this name. */
export function drawDots(file: string): string | null {
  if (file === world) return drawWorld()
  const [country = '', name] = file.split(/[-.]/)
  const page = pages.find((each) => each === name)
  const map = countryMapOf(country)
  if (page === undefined || map === null) return null
  const { height, width } = mapSizes[page]
  const path = dotsOf(map.points, pictureOf(map.frame, height, width))
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${path}"/></svg>\n`
}

/** Sides in px of the cells whose universities are one dot, and how wide the dots of one, some and many are. */
const cell = 2
const dotWidths = [
  { from: 1, width: 2.6 },
  { from: 2, width: 4 },
  { from: 5, width: 6 },
] as const

function drawWorld(): string {
  const picture = pictureOf(worldFrame, worldSize.height, worldSize.width)
  const paths = gridDotsOf(worldPlaces, picture, cell, dotWidths)
    .map(({ width, path }) => `<path stroke-width="${width}" d="${path}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="dots">${paths}</g></svg>\n`
}

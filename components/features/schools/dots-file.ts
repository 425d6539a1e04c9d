import { dotsOf, pictureOf } from '@/components/ui/dots'
import { countryMapOf, mappedCountries } from '@/lib/schools/campuses'

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

/** The names of all these files. */
export const dotsFiles = mappedCountries.flatMap((country) => pages.map((page) => `${country}-${page}.svg`))

/** A file with the dots of a country's campuses; null when there is none of this name. */
export function drawDots(file: string): string | null {
  const [country = '', name] = file.split(/[-.]/)
  const page = pages.find((each) => each === name)
  const map = countryMapOf(country)
  if (page === undefined || map === null) return null
  const { height, width } = mapSizes[page]
  const path = dotsOf(map.points, pictureOf(map.frame, height, width))
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${path}"/></svg>\n`
}

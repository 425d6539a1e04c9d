import { dotsOf, pictureOf } from '@/components/ui/dots'
import { countryMapOf, mappedCountries } from '@/lib/schools/campuses'

/** Sides in px of the maps of a country's and of a school's page. */
const sides = [320, 360] as const

/** The address of the dots of a country's campuses, on a map that is as high and wide as this at most. */
export const dotsFile = (country: string, side: (typeof sides)[number]) => `/maps/${country}-${side}.svg#dots`

/** The names of all these files. */
export const dotsFiles = mappedCountries.flatMap((country) => sides.map((side) => `${country}-${side}.svg`))

/** A file with the dots of a country's campuses; null when there is none of this name. */
export function drawDots(file: string): string | null {
  if (!dotsFiles.includes(file)) return null
  const [country = '', side] = file.slice(0, -'.svg'.length).split('-')
  const map = countryMapOf(country)
  if (map === null) return null
  const path = dotsOf(map.points, pictureOf(map.frame, Number(side), Number(side)))
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${path}"/></svg>\n`
}

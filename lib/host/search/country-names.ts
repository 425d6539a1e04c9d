import { derivedFrom } from '@/lib/collections/derived'
import { listCountries } from '@/lib/collections/kinds/country'
import { detailPath } from '@/lib/routing/paths'
import { libraryCountryNames } from '@/lib/schools/places'

const countryNames = derivedFrom(
  () => [listCountries()],
  (countries): ReadonlyMap<string, string> =>
    new Map([
      ...Object.entries(libraryCountryNames()),
      ...countries.map(({ code, name }) => [code, name] as const),
    ]),
)

/** The name of a country, such as 中国香港; empty for an unknown code. */
export const nameOfCountry = (code: string): string => countryNames().get(code) ?? ''

/** The code of a country by a name in a question (香港). */
export const codeOfCountry = (name = ''): string | undefined =>
  [...countryNames()].findLast(([, known]) => known.replace('中国', '') === name)?.[0]

const schoolPath = detailPath.school('')

/** The id of the school with a page. */
export const schoolOf = (href: string): string => href.slice(schoolPath.length)

/** The country of a school's page as questions name it; empty for another page. */
export const countryOfSchool = (href = ''): string =>
  href.startsWith(schoolPath) ? nameOfCountry(schoolOf(href).slice(0, 2)).replace('中国', '') : ''

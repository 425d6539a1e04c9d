import { countries } from '@/lib/content/countries'
import { libraryCountryNames } from '@/lib/schools/places'

const countryNames = new Map([
  ...Object.entries(libraryCountryNames),
  ...countries.map(({ code, name }) => [code, name] as const),
])

/** The name of a country, such as 中国香港; empty for an unknown code. */
export const nameOfCountry = (code: string): string => countryNames.get(code) ?? ''

const countryCodes = new Map(Array.from(countryNames, ([code, name]) => [name.replace('中国', ''), code]))

/** The code of a country by a name in a question (香港). */
export const codeOfCountry = (name = ''): string | undefined => countryCodes.get(name)

import { countries } from '@/lib/content/countries'
import { libraryCountryNames } from '@/lib/schools/places'

const countryNames = new Map([
  ...Object.entries(libraryCountryNames),
  ...countries.map(({ code, name }) => [code, name] as const),
])

/** 中国香港; empty for a code that the site does not know. */
export const nameOfCountry = (code: string): string => countryNames.get(code) ?? ''

const countryCodes = new Map(Array.from(countryNames, ([code, name]) => [name.replace('中国', ''), code]))

/** The code of a country that a question names (香港). */
export const codeOfCountry = (name = ''): string | undefined => countryCodes.get(name)

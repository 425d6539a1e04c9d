import { libraryCountryNames } from '@/lib/schools/places'

/** What a code is called; lists that could not be had leave the code standing. */
export type NameOf = (code: string) => string

export const countryNames =
  (countries: readonly { code: string; name: string }[]): NameOf =>
  (code) =>
    countries.find((country) => country.code === code)?.name ??
    libraryCountryNames[code] ??
    code.toUpperCase()

export const branchNames =
  (branches: readonly { code: string; name: string }[]): NameOf =>
  (code) =>
    branches.find((branch) => branch.code === code)?.name ?? code

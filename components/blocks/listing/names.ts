import { libraryCountryNames } from '@/lib/schools/places'

/** The name of a code. When the list of names could not be loaded, the code itself. */
export type NameOf = (code: string) => string

export const countryNames =
  (countries: readonly { code: string; name: string }[]): NameOf =>
  (code) =>
    countries.find((country) => country.code === code)?.name ??
    libraryCountryNames()[code] ??
    code.toUpperCase()

export const branchNames =
  (branches: readonly { code: string; name: string }[]): NameOf =>
  (code) =>
    branches.find((branch) => branch.code === code)?.name ?? code

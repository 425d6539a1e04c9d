import { seats } from '@/lib/content/branch-seats'

/** The code of a branch. */
export type CityCode = string

/** The codes of the branches, as the check of `company.json` asks for them. */
export const cityGuides: Readonly<Record<CityCode, true>> = Object.fromEntries(
  seats.map(({ code }) => [code, true] as const),
)

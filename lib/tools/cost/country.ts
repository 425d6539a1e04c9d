import type { CityTier, CostCountry, StateYears } from '@/lib/collections/kinds/cost-country'
import type { Level } from './levels'

/** The usual length; countries with another length have it in `years`. */
const usualYears: Readonly<Record<Level, number>> = {
  undergraduate: 4,
  master: 2,
  highschool: 3,
  language: 1,
}

/**
 * The years that a level takes in most programmes of a country.
 * @param state that of a chosen school
 */
export const yearsIn = (country: CostCountry, level: Level, state: string | null = null): number =>
  yearsInState(country, level, state)?.years ?? country.years?.[level] ?? usualYears[level]

/** The different length in one part of a country; undefined when there is none. */
export const yearsInState = (
  { stateYears = [] }: CostCountry,
  level: Level,
  state: string | null,
): StateYears | undefined => stateYears.find((each) => each.state === state && each.level === level)

/** The entry when it applies to a level; undefined when it applies to other levels only. */
export const atLevel = <T extends { levels?: readonly Level[] }>(
  said: T | undefined,
  level: Level,
): T | undefined => (said?.levels?.includes(level) === false ? undefined : said)

/** The cities of a country that apply to a level. */
export const tiersOf = ({ tiers }: CostCountry, level: Level): readonly [CityTier, ...CityTier[]] => {
  const [first, ...others] = tiers.filter((tier) => atLevel(tier, level) !== undefined)
  return first === undefined ? tiers : [first, ...others]
}

/** The city of which a cost is; null when it is of the whole country. */
export const cityOf = ({ country, level, tier }: { country: CostCountry; level: Level; tier: CityTier }) =>
  tiersOf(country, level).length > 1 && !tier.isNational ? tier.label : null

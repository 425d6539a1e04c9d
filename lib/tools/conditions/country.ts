import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import type { Level } from '@/lib/tools/cost/levels'

/** A country with its remarks for a level. */
export const countryAt = (country: ConditionCountry, level: Level): ConditionCountry => ({
  ...country,
  ...country.byLevel?.[level],
})

/** Whether a rule applies to a level; a rule without levels applies to all. */
export const isForLevel = (rule: { levels?: readonly Level[] }, level: Level): boolean =>
  rule.levels === undefined || rule.levels.includes(level)

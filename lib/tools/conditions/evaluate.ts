import type { FeeSpan } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/content/condition-countries/countries'
import { type Statement, statement } from '@/lib/facts/registry'
import { budgetCondition, type Cost, costOf } from './budget'
import { changesOf } from './changes'
import type { Condition, ConditionId, ConditionStatus } from './condition'
import { type ConditionCountry, countryAt } from './country'
import { fundsCondition } from './funds'
import { gradeCondition } from './grade'
import type { ConditionInput } from './input'
import { languageCondition } from './language'
import { preferenceConditions } from './preferences'

export type CountryResult = {
  country: ConditionCountry
  name: string
  conditions: readonly Condition[]
  counts: Readonly<Record<ConditionStatus, number>>
  standing: Standing
  statements: readonly Statement[]
}

export type ConditionSheet =
  | { kind: 'insufficient' }
  | { kind: 'result'; countries: readonly CountryResult[]; changes: readonly string[] }

/**
 * Holds the answers against what is sourced for each country. Pure and without any chance in percent. Countries whose known
 * conditions are met come first, then those of which something decisive is unknown, then those with a condition that fails;
 * within a group of failures the fewer, then the country of which more is known, then what is met. A wish such as to be near home
 * counts only there. To know more of a country therefore never puts it below one of which less is known, unless what is known
 * fails.
 * @param spans what the prices of the school library span
 */
export function evaluateConditions(input: ConditionInput, spans: readonly FeeSpan[]): ConditionSheet {
  const hasTest =
    Object.keys(input.tests).length + Object.keys(input.scores).length > 0 || input.jlpt !== null
  if (input.grade === null && input.budget === null && !hasTest) return { kind: 'insufficient' }
  const countries = conditionCountries
    .filter(({ code }) => input.countries.length === 0 || input.countries.includes(code))
    .map((country) => evaluateCountry(country, input, costOf(country, input, spans)))
    .toSorted(byStanding)
  return { kind: 'result', countries, changes: changesOf(countries, input) }
}

const standings = ['satisfied', 'unknown', 'failed'] as const
type Standing = (typeof standings)[number]

/** Without these nobody can say that a country's conditions are met. */
const decisive: ReadonlySet<ConditionId> = new Set(['budget', 'funds', 'language'])

/** A wish that is not met rules nothing out. */
const failures = (conditions: readonly Condition[]): number =>
  conditions.filter(({ id, status }) => status === 'unmet' && !Object.hasOwn(preferenceConditions, id)).length

const openQuestions = (conditions: readonly Condition[]): number =>
  conditions.filter(({ id, status }) => decisive.has(id) && status === 'unknown').length

function standingOf(conditions: readonly Condition[]): Standing {
  if (failures(conditions) > 0) return 'failed'
  return openQuestions(conditions) > 0 ? 'unknown' : 'satisfied'
}

function byStanding(a: CountryResult, b: CountryResult): number {
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    failures(a.conditions) - failures(b.conditions) ||
    openQuestions(a.conditions) - openQuestions(b.conditions) ||
    a.counts.unknown - b.counts.unknown ||
    b.counts.met - a.counts.met ||
    budgetGap(a) - budgetGap(b)
  )
}

const budgetGap = ({ conditions }: CountryResult): number =>
  conditions.find(({ id }) => id === 'budget')?.gap?.size ?? 0

/** The conditions of one country. @param cost what the stay costs in its first year */
export function evaluateCountry(of: ConditionCountry, input: ConditionInput, cost: Cost): CountryResult {
  const country = countryAt(of, input.level)
  const conditions = [
    budgetCondition(cost, input),
    fundsCondition(country, cost, input),
    languageCondition(country, input),
    gradeCondition(country, input),
    ...input.preferences.map((preference) => preferenceConditions[preference](country, input)),
  ]
  const count = (status: ConditionStatus) => conditions.filter((each) => each.status === status).length
  return {
    country,
    name: cost.name,
    conditions,
    counts: { met: count('met'), unmet: count('unmet'), unknown: count('unknown') },
    standing: standingOf(conditions),
    statements: (country.statements[input.level] ?? []).map(statement),
  }
}

import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import type { FeeSpan } from '@/lib/schools/tuition'
import { countryAt } from '@/lib/tools/conditions/country'
import { budgetCondition, type Cost, costOf } from './budget'
import type { ChinaRow } from './china-lists'
import { type Condition, type ConditionId, type ConditionState, stateOf } from './condition'
import { fundsCondition } from './funds'
import { gradeCondition } from './grade'
import type { ConditionInput } from './input'
import { languageCondition } from './language'
import { preferenceConditions } from './preferences'
import type { SchoolCounts } from './school-counts'

export type CountryResult = {
  country: ConditionCountry
  name: string
  conditions: readonly Condition[]
  counts: Readonly<Record<ConditionState, number>>
  /** The country's result for each answered question. */
  answers: ReadonlyMap<Question, ConditionState>
  standing: Standing
}

export type ConditionSheet =
  | { kind: 'insufficient' }
  | { kind: 'result'; countries: readonly CountryResult[] }

/** Published values of schools, compared with the answers. */
type SchoolEvidence = {
  /** How UK universities judge the average and the institution of the first degree; empty when that was not answered. */
  ukRows: readonly ChinaRow[]
  /** By country: how many of its schools publish a comparable value, and how many of those values are met. */
  counts: ReadonlyMap<string, SchoolCounts>
}

export const noEvidence: SchoolEvidence = { ukRows: [], counts: new Map() }

/**
 * Compares the answers with the sourced rules of each country. Pure; gives no chance in percent. By money, marks and language a country
 * belongs to one of three groups, in this order: all are met, one is not met, one cannot be compared. So unknown never ranks above known.
 * A wish such as to be near home changes the order within a group only.
 * @param spans ranges of the prices in the school library
 */
export function evaluateConditions(
  input: ConditionInput,
  spans: readonly FeeSpan[],
  evidence: SchoolEvidence = noEvidence,
): ConditionSheet {
  if (answeredQuestions(input).length === 0) return { kind: 'insufficient' }
  const countries = conditionCountries
    .list()
    .filter(({ code }) => input.countries.length === 0 || input.countries.includes(code))
    .map((country) => evaluateCountry(country, input, costOf(country, input, spans), evidence))
    .toSorted(byStanding)
  return { kind: 'result', countries }
}

const standings = ['reached', 'missed', 'unknown'] as const
type Standing = (typeof standings)[number]

export const questions = ['money', 'marks', 'language'] as const
export type Question = (typeof questions)[number]

/** The questions for which the visitor gave an answer. */
function answeredQuestions({ budget, grade, scores, tests, jlpt }: ConditionInput): Question[] {
  const isAnswered: Readonly<Record<Question, boolean>> = {
    money: budget !== null,
    marks: grade !== null || Object.keys(scores).length > 0,
    language: Object.keys(tests).length > 0 || jlpt !== null,
  }
  return questions.filter((question) => isAnswered[question])
}

/** Money is not met when the budget or the visa's funds are not; it is met when the budget is. */
function answersTo(conditions: readonly Condition[], input: ConditionInput): Map<Question, ConditionState> {
  const statusOf = (id: ConditionId): ConditionState => {
    const condition = conditions.find((each) => each.id === id)
    return condition === undefined ? 'unknown' : stateOf(condition)
  }
  const answers: Readonly<Record<Question, ConditionState>> = {
    money: statusOf('funds') === 'unmet' ? 'unmet' : statusOf('budget'),
    marks: statusOf('grade'),
    language: statusOf('language'),
  }
  return new Map(answeredQuestions(input).map((question) => [question, answers[question]]))
}

function standingOf(answers: ReadonlyMap<Question, ConditionState>): Standing {
  const all = [...answers.values()]
  if (all.includes('unmet')) return 'missed'
  return all.includes('unknown') ? 'unknown' : 'reached'
}

function byStanding(a: CountryResult, b: CountryResult): number {
  const by = (...states: ConditionState[]) => countOf(a, states) - countOf(b, states)
  const metIn = ({ counts }: CountryResult) => counts.met + counts.partly
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    by('unmet') ||
    -by('met', 'partly') ||
    -by('met') ||
    budgetGap(a) - budgetGap(b) ||
    metIn(b) - metIn(a)
  )
}

const countOf = ({ answers }: CountryResult, states: readonly ConditionState[]): number =>
  [...answers.values()].filter((each) => states.includes(each)).length

const budgetGap = ({ conditions }: CountryResult): number =>
  conditions.find(({ id }) => id === 'budget')?.gap?.size ?? 0

/**
 * The conditions of one country.
 * @param cost the cost of the first year
 */
function evaluateCountry(
  of: ConditionCountry,
  input: ConditionInput,
  cost: Cost,
  { ukRows, counts: schools }: SchoolEvidence,
): CountryResult {
  const country = countryAt(of, input.level)
  const asked = answeredQuestions(input)
  const counts = schools.get(country.code) ?? null
  const { level, budget } = input
  const conditions = [
    ...(budget === null
      ? []
      : [budgetCondition(cost, budget), fundsCondition(country, cost, { level, budget })]),
    ...(asked.includes('language') ? [languageCondition(country, input, { schools: counts })] : []),
    ...(asked.includes('marks') ? [gradeCondition(country, input, { ukRows, schools: counts })] : []),
    ...input.preferences.map((preference) => preferenceConditions[preference](country, input)),
  ]
  const answers = answersTo(conditions, input)
  const count = (state: ConditionState) => conditions.filter((each) => stateOf(each) === state).length
  return {
    country,
    name: cost.name,
    conditions,
    counts: { met: count('met'), partly: count('partly'), unmet: count('unmet'), unknown: count('unknown') },
    answers,
    standing: standingOf(answers),
  }
}

import {
  type ConditionCountry,
  conditionCountries,
  type FundsRule,
} from '@/lib/collections/kinds/condition-country'
import { type Figure, figure, statement } from '@/lib/facts/registry'
import type { FeeSpan } from '@/lib/schools/tuition'
import { countryAt, isForLevel } from '@/lib/tools/conditions/country'
import type { Level } from '@/lib/tools/cost/levels'
import { aboutWan, formatWan as wan } from '@/lib/tools/cost/words'
import { budgetCondition, type Cost, costOf } from './budget'
import type { ChinaRow } from './china-lists'
import { type Condition, type ConditionId, type ConditionState, resultsOf, stateOf } from './condition'
import { gradeCondition } from './grade'
import type { ConditionInput } from './input'
import { languageCondition } from './language'

export type CountryResult = {
  country: ConditionCountry
  name: string
  conditions: readonly Condition[]
  /** The country's result for each answered question. */
  answers: ReadonlyMap<Question, ConditionState>
}

export type ConditionSheet =
  | { kind: 'insufficient' }
  | { kind: 'result'; countries: readonly CountryResult[] }

/**
 * Compares the answers with the sourced rules of each country. Pure; gives no chance in percent. By money, marks and language a country
 * belongs to one of three groups, in this order: none is missed, one is missed, nothing can be compared. In a group a
 * country comes first when few others are nearer than it, by what is known of both; a wish such as to be near home decides between equals.
 * @param spans ranges of the prices in the school library
 * @param ukRows how UK universities judge the average and the institution of the first degree; empty when that was not answered
 */
export function evaluateConditions(
  input: ConditionInput,
  spans: readonly FeeSpan[],
  ukRows: readonly ChinaRow[] = [],
): ConditionSheet {
  if (answeredQuestions(input).length === 0) return { kind: 'insufficient' }
  const countries = conditionCountries
    .list()
    .filter(({ code }) => input.countries.length === 0 || input.countries.includes(code))
    .map((country) => evaluateCountry(country, input, costOf(country, input, spans), ukRows))
  const nearerThan = new Map(
    countries.map((result) => [result, countries.filter((other) => isNearer(other, result)).length]),
  )
  const placeOf = (result: CountryResult) => 100 * groupOf(result) + (nearerThan.get(result) ?? 0)
  return {
    kind: 'result',
    countries: countries.toSorted((a, b) => placeOf(a) - placeOf(b) || metIn(b) - metIn(a)),
  }
}

export const questions = ['money', 'marks', 'language'] as const
export type Question = (typeof questions)[number]

/** The questions for which the visitor gave an answer. */
function answeredQuestions({ budget, grade, tests, jlpt }: ConditionInput): Question[] {
  const isAnswered: Readonly<Record<Question, boolean>> = {
    money: budget !== null,
    marks: grade !== null,
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

function groupOf({ answers }: CountryResult): number {
  const states = [...answers.values()]
  if (states.includes('unmet')) return 1
  return states.every((state) => state === 'unknown') ? 2 : 0
}

/** How far an answer is from being met; null when unknown. Funds and sums without tuition are never the smallest gap. */
function lackOf({ answers, conditions }: CountryResult, question: Question): number | null {
  const state = answers.get(question) ?? 'unknown'
  if (question !== 'money' || state !== 'unmet') return lacks[state]
  const sizes = conditions.map(({ id, status, gap }) => {
    if (id === 'budget' && status === 'unknown') return Infinity
    return id === 'budget' || id === 'funds' ? (gap?.size ?? 0) : 0
  })
  return lacks.unmet + Math.min(Math.max(...sizes) / 10_000_000, 1)
}

const lacks = { met: 0, partly: 1, unmet: 2, unknown: null }

/** By all answers that are known of both. */
const isNearer = (a: CountryResult, b: CountryResult): boolean =>
  questions.reduce((sum, question) => {
    const [own, other] = [lackOf(a, question), lackOf(b, question)]
    return own === null || other === null ? sum : sum + own - other
  }, 0) < 0

const metIn = ({ conditions }: CountryResult): number =>
  conditions.filter((condition) => ['met', 'partly'].includes(stateOf(condition))).length

/**
 * The conditions of one country.
 * @param cost the cost of the first year
 */
function evaluateCountry(
  of: ConditionCountry,
  input: ConditionInput,
  cost: Cost,
  ukRows: readonly ChinaRow[],
): CountryResult {
  const country = countryAt(of, input.level)
  const asked = answeredQuestions(input)
  const { level, budget } = input
  const conditions = [
    // What a visa wants of students says nothing about the fees of a school.
    ...(budget === null || level === 'highschool'
      ? []
      : [budgetCondition(cost, budget), fundsCondition(country, cost, { level, budget })]),
    ...(asked.includes('language') ? [languageCondition(country, input)] : []),
    ...(asked.includes('marks') ? [gradeCondition(country, input, ukRows)] : []),
    ...input.preferences.map((preference) => preferenceConditions[preference](country, input)),
  ]
  return { country, name: cost.name, conditions, answers: answersTo(conditions, input) }
}

const preferenceConditions = {
  work: ({ stay, visa }: ConditionCountry, { level }: ConditionInput): Condition => {
    const rule = stay.find(({ levels }) => levels.includes(level))
    const { met, unknown } = resultsOf('work', '毕业后留下工作', { ask: visa })
    if (rule === undefined) return unknown()
    return met(`有毕业后停留找工作的规定，能否获批看当时的条件。${rule.note ?? ''}`, {
      evidence: [...rule.figures.map(figure), ...(rule.statements ?? []).map(statement)],
    })
  },
  english: ({ isEnglish, admission }: ConditionCountry): Condition => {
    const { met, unknown } = resultsOf('english', '英语授课')
    return isEnglish
      ? met('多数课程用英语授课。')
      : unknown('多数课程用当地语言，英语课程要按学校和专业一个个找。', { ask: admission })
  },
  near: ({ isNear, isSameTime = false }: ConditionCountry): Condition => {
    const { met, unmet } = resultsOf('near', '离家近')
    return isNear
      ? met('在东亚或东南亚，时差小，往返方便。')
      : unmet(`跨洲飞行，${isSameTime ? '时差不大，但航程长' : '时差大'}，假期往返一趟不轻松。`)
  },
}

/** A rule with the required amount in yuan. */
type Need = { rule: FundsRule; fact: Figure; yuan: number }

/** The rules of the level, the lowest amount first. */
function needsOf({ funds }: ConditionCountry, { yuanPerLocal }: Cost, level: Level): Need[] {
  return funds
    .filter((rule) => isForLevel(rule, level))
    .map((rule) => {
      const fact = figure(rule.figure)
      return { rule, fact, yuan: Math.round(lowest(fact) * rule.times * yuanPerLocal) }
    })
    .toSorted((a, b) => a.yuan - b.yuan)
}

const placed = ({ rule: { city } }: Need): string => city?.name ?? ''

/** Compares the budget with the living part of the visa's funds, and with the dearest place and tuition: between them the school decides. */
function fundsCondition(
  country: ConditionCountry,
  cost: Cost,
  { level, budget }: { level: Level; budget: number },
): Condition {
  const needs = needsOf(country, cost, level)
  const { met, unmet, unknown } = resultsOf('funds', '签证资金证明', {
    ask: country.visa,
    evidence: needs.map(({ fact }) => fact),
  })
  const [least, most] = [needs[0], needs.at(-1)]
  if (least === undefined || most === undefined) return unknown()
  const amounts = needs.map((need) => `${placed(need)}约 ${wan(need.yuan)} 万元`).join('，')
  const living = `生活费部分按汇率折合${amounts}。${least.rule.note}`
  const size = least.yuan - budget
  if (size > 0)
    return unmet(`${living}您的预算低于这一部分。`, {
      gap: { text: `签证资金还差${aboutWan(size)}`, size },
    })
  const tuition = cost.estimate.lines.find(({ id, state }) => id === 'tuition' && state === 'sourced')
  return budget >= most.yuan + (tuition?.years[0]?.yuan.high ?? Infinity)
    ? met(`${living}加上第一年的学费也够；还要看存期和来源证明。`)
    : unknown(living)
}

function lowest({ id, value }: Figure): number {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  return typeof value === 'number' ? value : Math.min(...value)
}

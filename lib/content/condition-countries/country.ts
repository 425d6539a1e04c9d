import type { Ask, Level } from '@/lib/content/cost-countries/country'

/** A language threshold from a source; the numbers are compared with what the visitor typed. */
export type LanguageRule = {
  levels: readonly Level[]
  /** The figure or statement of the registry with this threshold. */
  source: { figure: string } | { statement: string }
  /** One of them is enough; empty when the source gives no score. */
  scores: { ielts?: number; toefl?: number; pte?: number; jlpt?: number }
  /** To whom the threshold applies, and what it does not cover. */
  note: string
  /** Whose rule it is, when it is not one of the whole country: then it is compared for that school only. */
  covers: { name: string; school: string | null } | null
}

export type FundsRule = {
  levels?: readonly Level[]
  figure: string
  /** How many of the figure's periods must be shown. */
  times: number
  /** Set when the rule applies to one city of the calculator only: the city's value there and its name. Then every city has a rule. */
  city?: { tier: string; name: string }
  note: string
}

type StayRule = {
  levels: readonly Level[]
  figures: readonly string[]
  /** Ids of statements with this requirement. */
  statements?: readonly string[]
  note?: string
}

/** Remarks on a country besides its figures. */
type Advice = {
  /** Advantages and disadvantages, without figures. */
  why: string
  tradeOff: string
  /** The official page that decides. */
  admission: Ask
}

export type ConditionCountry = Advice & {
  code: string
  language: readonly LanguageRule[]
  funds: readonly FundsRule[]
  stay: readonly StayRule[]
  /** Most courses are taught in English. */
  isEnglish: boolean
  isNear: boolean
  /** Far away, but with almost no time difference. */
  isSameTime?: boolean
  /** Sourced statements that are useful before applying, by level. */
  statements: Partial<Record<Level, readonly string[]>>
  /** Different remarks for single levels. */
  byLevel?: Partial<Record<Level, Partial<Advice>>>
  visa: Ask
}

/** A country with its remarks for a level. */
export const countryAt = (country: ConditionCountry, level: Level): ConditionCountry => ({
  ...country,
  ...country.byLevel?.[level],
})

/** Whether a rule applies to a level; a rule without levels applies to all. */
export const isForLevel = (rule: { levels?: readonly Level[] }, level: Level): boolean =>
  rule.levels === undefined || rule.levels.includes(level)

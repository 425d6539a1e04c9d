import type { Ask, Level } from '@/lib/content/cost-countries/country'

/** A language threshold that a source states; numbers are compared with what the visitor typed. */
export type LanguageRule = {
  levels: readonly Level[]
  /** Figure or statement of the registry that says so. */
  source: { figure: string } | { statement: string }
  /** One of them is enough; empty where the source names no score. */
  scores: { ielts?: number; toefl?: number; pte?: number; jlpt?: number }
  /** Whose threshold it is, and what it does not say. */
  note: string
  /** The school whose own rule it is; null for a rule of the whole country. */
  school: string | null
}

export type FundsRule = {
  levels?: readonly Level[]
  figure: string
  /** How many of the figure's periods must be shown. */
  times: number
  /** Where it holds for one city of the calculator only: its value there and its name; every city has its rule then. */
  city?: { tier: string; name: string }
  note: string
}

type StayRule = {
  levels: readonly Level[]
  figures: readonly string[]
  /** Ids of statements that say so. */
  statements?: readonly string[]
  note?: string
}

/** Remarks on a country beside its figures. */
type Advice = {
  /** What speaks for it and what one gives up, without figures. */
  why: string
  tradeOff: string
  /** Official page that decides. */
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
  /** Far away with next to no difference of time. */
  isSameTime?: boolean
  /** Sourced statements worth knowing before applying, by level. */
  statements: Partial<Record<Level, readonly string[]>>
  /** Other remarks for single levels. */
  byLevel?: Partial<Record<Level, Partial<Advice>>>
  visa: Ask
}

/** A country with its remarks for a level. */
export const countryAt = (country: ConditionCountry, level: Level): ConditionCountry => ({
  ...country,
  ...country.byLevel?.[level],
})

/** Whether a rule holds for a level; a rule without levels holds for all. */
export const isForLevel = (rule: { levels?: readonly Level[] }, level: Level): boolean =>
  rule.levels === undefined || rule.levels.includes(level)

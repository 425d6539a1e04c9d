import type { Ask } from '@/lib/collections/kinds/cost-country'
import type { Figure } from '@/lib/facts/registry'
import type { FeeSpan, SchoolFee, SchoolLiving } from '@/lib/schools/tuition'
import { type Amount, type Money, map, sum, zero } from './amount'
import type { Rates } from './figure-amounts'
import type { CostInput } from './input'
import type { LineId } from './line-ids'

export type { LineId } from './line-ids'

/** The data from which an estimate is made. */
export type Context = { input: CostInput; rates: Rates }

/**
 * `sourced` comes from facts, `own` was typed by the visitor, `included` is part of another line, `missing` has no source and counts as
 * nothing, `derived` is computed from the other lines.
 */
export type LineState = 'sourced' | 'own' | 'included' | 'missing' | 'derived'

/** The published price of one school, or the range of the prices of many. */
export type Published =
  | { kind: 'fee'; fee: SchoolFee }
  | { kind: 'living'; living: SchoolLiving }
  | { kind: 'span'; span: FeeSpan }

/** Where an amount comes from and what was done to it. All words about an amount read this record. */
type Provenance = {
  state: LineState
  facts: readonly Figure[]
  /** The prices of the school library on which it is based, if any. */
  published: Published | null
  /** How prices of earlier years became those of the year of entry; null when the amount is as published. */
  raised: { percent: number; to: number } | null
  /** The subject or kind of school of its figures, when they do not apply to all. */
  subject: string | null
  /** What a student must have to pay this price: 有宿位. */
  condition: string | null
  /** For how many months of a year the amount is. */
  months: number
  note: string | null
  /** Where to ask for a figure; null when one is known or none is needed. */
  ask: Ask | null
}

/** The amount of one year (or of one payment) in the country's currency, before rounding. `label` when it is not the usual one. */
export type Basis = Provenance & { amount: Amount; label?: string }

/** `years`: one entry per year of study. */
export type Line = Provenance & { id: LineId; label: string; years: readonly Money[]; total: Money }

/** An amount without anything to say about it but what is given. */
export const basisOf = (state: LineState, given: Partial<Basis>): Basis => ({
  state,
  amount: zero,
  facts: [],
  published: null,
  raised: null,
  subject: null,
  condition: null,
  months: 12,
  note: null,
  ask: null,
  ...given,
})

/** Lines without which there is no total. */
const needed: ReadonlySet<LineId> = new Set(['tuition', 'living', 'housing'])

export const isNeeded = ({ id }: Line): boolean => needed.has(id)

export const lineLabels: Record<LineId, string> = {
  tuition: '学费',
  enrolment: '入学金',
  living: '生活费',
  housing: '住宿',
  flight: '往返机票',
  insurance: '医疗保险',
  visa: '签证',
  tests: '考试报名',
  buffer: '汇率缓冲',
}

/** The share of an amount that belongs to a year of study, counted from 0. */
export type Spread = (amount: Amount, year: number) => Amount
const yearly: Spread = (amount) => amount
export const once: Spread = (amount, year) => (year === 0 ? amount : zero)

/** @param perYear in both currencies, rounded */
export const lineOfYears = (id: LineId, { amount: _, ...basis }: Basis, perYear: readonly Money[]): Line => ({
  ...basis,
  id,
  label: basis.label ?? lineLabels[id],
  years: perYear,
  total: sum(perYear),
})

export const toLine = ({ input, rates }: Context, id: LineId, basis: Basis, spread: Spread = yearly): Line =>
  lineOfYears(
    id,
    basis,
    Array.from({ length: input.years }, (_, year): Money => {
      const exact = spread(basis.amount, year)
      return { local: map(exact, Math.round), yuan: map(exact, (value) => Math.round(value * rates.local)) }
    }),
  )

import type { Ask } from '@/lib/collections/kinds/cost-country'
import type { Figure } from '@/lib/facts/registry'
import type { FeeSpan, SchoolFee, SchoolLiving } from '@/lib/schools/tuition'
import { type Amount, type Money, map, sum, zero } from './amount'
import type { Rates } from './figure-amounts'
import type { LineId } from './line-ids'

export type { LineId } from './line-ids'

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

export type Line = {
  id: LineId
  label: string
  state: LineState
  /** One entry per year of study. */
  years: readonly Money[]
  total: Money
  facts: readonly Figure[]
  /** The subject or kind of school of its figures, when they do not apply to all. */
  subject: string | null
  /** What a student must have to pay this price: 有宿位. */
  condition: string | null
  /** For how many months of a year the amount is. */
  months: number
  /** Whether prices of earlier years were raised to the year of entry. */
  isRaised: boolean
  /** The prices of the school library on which the line is based, if any. */
  published: Published | null
  note: string | null
  /** Where to ask for a figure; null when one is known or none is needed. */
  ask: Ask | null
}

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

/** The data from which a line is made. */
export type Basis = {
  state: LineState
  /** Name of the line, when it is not the usual one. */
  label?: string
  /** The subject or kind of school of its figures, when they do not apply to all. */
  subject?: string
  /** What a student must have to pay this price. */
  condition?: string
  months?: number
  /** Whether prices of earlier years were raised to the year of entry. */
  isRaised?: boolean
  /** Amount of one year (or of one payment) in the country's currency, before rounding. */
  amount: Amount
  facts: readonly Figure[]
  published?: Published
  note: string | null
  ask: Ask | null
}

/** The share of an amount that belongs to a year of study, counted from 0. */
export type Spread = (amount: Amount, year: number) => Amount
export const yearly: Spread = (amount) => amount
export const once: Spread = (amount, year) => (year === 0 ? amount : zero)

export function toLine({
  id,
  basis: { state, label, subject, condition, months, isRaised, amount, facts, published, note, ask },
  years,
  rates,
  spread,
}: {
  id: LineId
  basis: Basis
  years: number
  rates: Rates
  spread: Spread
}): Line {
  const perYear = Array.from({ length: years }, (_, year): Money => {
    const exact = spread(amount, year)
    return { local: map(exact, Math.round), yuan: map(exact, (value) => Math.round(value * rates.local)) }
  })
  return {
    id,
    label: label ?? lineLabels[id],
    state,
    years: perYear,
    total: sum(perYear),
    facts,
    subject: subject ?? null,
    condition: condition ?? null,
    months: months ?? 12,
    isRaised: isRaised ?? false,
    published: published ?? null,
    note,
    ask,
  }
}

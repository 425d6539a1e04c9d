import type { Ask, Evidence } from '@/lib/collections/kinds/cost-country'
import { type Figure, figure } from '@/lib/facts/registry'
import { between, zero } from './amount'
import type { OwnLine } from './fields'
import { amountOf, type Rates } from './figure-amounts'
import type { CostInput } from './input'
import type { Basis } from './line'

/** The data from which an estimate is made. */
export type Context = { input: CostInput; rates: Rates }

/**
 * A figure that the visitor typed; null when there is none.
 * @param times how often it is paid in a year
 */
export function ownBasis({ input, rates }: Context, line: OwnLine, times: number): Basis | null {
  const typed = input.own[line]
  if (typed === undefined) return null
  const isYuan = line === 'flight' || line === 'tests'
  const value = (typed * times) / (isYuan ? rates.local : 1)
  return { state: 'own', amount: between(value, value), facts: [], note: null, ask: null }
}

/**
 * The factor that carries a price of a year to the year of entry, by the assumed increase; 1 when the price is newer or its year is not
 * known.
 */
export const raiseFrom = ({ growth, entry }: CostInput, from: number | null): number =>
  from === null ? 1 : (1 + growth / 100) ** Math.max(0, entry - from)

/** @param raise the factor for a figure, by the year of its price */
export function sourcedBasis(
  evidence: Evidence | undefined,
  { rates }: Context,
  ask: Ask | null = null,
  raise?: (figure: Figure) => number,
): Basis {
  if (evidence === undefined) return { state: 'missing', amount: zero, facts: [], note: null, ask }
  return {
    state: 'sourced',
    amount: amountOf(evidence.facts, rates, raise),
    facts: [...new Set(evidence.facts.flat())].map(figure),
    note: evidence.note ?? null,
    ...(evidence.called !== undefined && { label: evidence.called }),
    ...(evidence.subject !== undefined && { subject: evidence.subject }),
    ...(evidence.condition !== undefined && { condition: evidence.condition }),
    ...(evidence.months !== undefined && { months: evidence.months }),
    ask: null,
  }
}

/** The visitor's own figure if there is one, otherwise the sourced figure. */
export const ownOrSourced = (
  context: Context,
  { line, times, evidence, ask }: { line: OwnLine; times: number; evidence: Evidence | undefined; ask: Ask },
): Basis => ownBasis(context, line, times) ?? sourcedBasis(evidence, context, ask)

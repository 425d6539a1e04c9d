import type { Ask, Evidence } from '@/lib/collections/kinds/cost-country'
import { type Figure, figure } from '@/lib/facts/registry'
import { between } from './amount'
import type { OwnLine } from './fields'
import { amountOf } from './figure-amounts'
import type { CostInput } from './input'
import { type Basis, basisOf, type Context } from './line'

/**
 * A figure that the visitor typed; null when there is none.
 * @param times how often it is paid in a year
 */
export function ownBasis({ input, rates }: Context, line: OwnLine, times: number): Basis | null {
  const typed = input.own[line]
  if (typed === undefined) return null
  const isYuan = line === 'flight' || line === 'tests'
  const value = (typed * times) / (isYuan ? rates.local : 1)
  return basisOf('own', { amount: between(value, value) })
}

/** How a price of a year is carried to the year of entry by the assumed increase; null when it is newer or its year is not known. */
export function raiseFrom(
  { growth, entry }: CostInput,
  from: number | null,
): (Basis['raised'] & { by: number }) | null {
  const by = from === null ? 1 : (1 + growth / 100) ** Math.max(0, entry - from)
  return by === 1 ? null : { by, percent: growth, to: entry }
}

/** @param input when the prices are raised to its year of entry */
export function sourcedBasis(
  evidence: Evidence | undefined,
  { rates }: Context,
  ask: Ask | null = null,
  input?: CostInput,
): Basis {
  if (evidence === undefined) return basisOf('missing', { ask })
  const { facts, note = null, called, subject = null, condition = null, months = 12 } = evidence
  const raiseOf = ({ priceYear }: Figure) => (input === undefined ? null : raiseFrom(input, priceYear))
  const figures = [...new Set(facts.flat())].map(figure)
  return basisOf('sourced', {
    amount: amountOf(facts, rates, (each) => raiseOf(each)?.by ?? 1),
    raised: figures.map(raiseOf).find((raised) => raised !== null) ?? null,
    facts: figures,
    ...(called !== undefined && { label: called }),
    ...{ note, subject, condition, months },
  })
}

/** The visitor's own figure if there is one, otherwise the sourced figure. */
export const ownOrSourced = (
  context: Context,
  { line, times, evidence, ask }: { line: OwnLine; times: number; evidence: Evidence | undefined; ask: Ask },
): Basis => ownBasis(context, line, times) ?? sourcedBasis(evidence, context, ask)

import type { FeeSpan } from '@/lib/api/tuition'
import { schoolPrices } from '@/lib/content/cost-countries/school-prices'
import { type Figure, figure } from '@/lib/facts/registry'
import { type Amount, addUp, type Money, map, mapMoney, nothing, sum, zero } from './amount'
import { type Context, ownBasis, ownOrSourced, sourcedBasis } from './basis'
import { type Ask, atLevel, tests } from './country'
import { toRates } from './figure-amounts'
import type { CostInput } from './input'
import {
  type Basis,
  isNeeded,
  type Line,
  type LineId,
  lineLabels,
  once,
  type Spread,
  toLine,
  yearly,
} from './line'
import { livingLines } from './living-lines'
import { tuitionLine } from './tuition-line'

/** Sums of an estimate that may be printed: only with tuition and living in them. */
export type Totals = {
  /** Sum of the lines, per year of study. */
  years: readonly Money[]
  all: Money
  /** Living and housing, per month, over the whole stay. */
  monthly: Money
}

export type Estimate = {
  lines: readonly Line[]
  /** Null while tuition, living or housing is unknown: a sum without them misleads. */
  totals: Totals | null
  /** Lines without an amount, those first without which there is no total. */
  missing: readonly Line[]
  /** What the published prices of this country and level span, be they enough to reckon with or not. */
  spans: readonly FeeSpan[]
  rate: Figure
}

/**
 * What the stay costs. Pure: the same input gives the same amounts, in whole units of each money.
 * @param all what the prices of the school library span, of every country and level
 */
export function estimateCost(input: CostInput, all: readonly FeeSpan[]): Estimate {
  const rate = figure(input.country.rate)
  const context: Context = { input, rates: toRates(input.country.currency, rate) }
  const spans = all.filter(({ country, level }) => country === input.country.value && level === input.level)
  const lines = [
    tuitionLine(context, spans),
    enrolmentLine(context),
    ...livingLines(context, spans),
    flightLine(context),
    insuranceLine(context),
    visaLine(context),
    testsLine(context),
  ].filter((line) => line !== null)
  const withBuffer = input.buffer > 0 ? [...lines, bufferLine(lines, input)] : lines
  const missing = withBuffer.filter(({ state }) => state === 'missing')
  return {
    lines: withBuffer,
    totals: missing.some(isNeeded) ? null : totalsOf(withBuffer, input),
    missing: missing.toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a))),
    spans,
    rate,
  }
}

function totalsOf(lines: readonly Line[], input: CostInput): Totals {
  const living = lines.filter(({ id }) => id === 'living' || id === 'housing')
  return {
    years: Array.from({ length: input.years }, (_, year) =>
      sum(lines.map((line) => line.years[year] ?? nothing)),
    ),
    all: sum(lines.map(({ total }) => total)),
    monthly: mapMoney(sum(living.map(({ total }) => total)), (value) =>
      Math.round(value / (input.years * 12)),
    ),
  }
}

const lineOf = ({ input: { years }, rates }: Context, id: LineId, basis: Basis, spread: Spread): Line =>
  toLine({ id, basis, years, rates, spread })

function enrolmentLine(context: Context): Line | null {
  const { country, level, school, own } = context.input
  const ofCountry = country.enrolment?.[level]
  if (ofCountry === undefined || own.tuition !== undefined) return null
  const evidence = school === null ? ofCountry : schoolPrices[school.id]?.enrolment?.[level]
  const ask: Ask = { name: '录取学校的入学金页', url: null }
  return lineOf(context, 'enrolment', sourcedBasis(evidence, context, ask), once)
}

function flightLine(context: Context): Line | null {
  const { flights } = context.input
  if (flights === 0) return null
  const ask: Ask = { name: '航空公司官网（按出发城市和月份查往返价）', url: null }
  const basis = ownOrSourced(context, { line: 'flight', times: flights, evidence: undefined, ask })
  return lineOf(context, 'flight', basis, yearly)
}

function insuranceLine(context: Context): Line | null {
  const { country, level, hasInsurance, years } = context.input
  if (!hasInsurance) return null
  const ask = country.ask.insurance ?? { name: '录取学校的国际学生办公室', url: null }
  const evidence = atLevel(country.insurance, level)
  const basis = ownOrSourced(context, { line: 'insurance', times: 1, evidence, ask })
  const months = basis.state === 'sourced' ? evidence?.visaMonths : undefined
  if (months === undefined) return lineOf(context, 'insurance', basis, yearly)
  const halfYears = Math.ceil((years * 12 + months) / 6)
  return lineOf(context, 'insurance', basis, (amount, year) =>
    once(
      map(amount, (value) => (value * halfYears) / 2),
      year,
    ),
  )
}

function visaLine(context: Context): Line | null {
  const { country, hasVisa } = context.input
  if (!hasVisa) return null
  const basis = ownOrSourced(context, {
    line: 'visa',
    times: 1,
    evidence: country.visa,
    ask: country.ask.visa,
  })
  return lineOf(context, 'visa', basis, once)
}

function testsLine(context: Context): Line | null {
  const { input } = context
  if (input.tests.length === 0 && input.own.tests === undefined) return null
  const chosen = tests.filter((test) => input.tests.includes(test.value))
  const parts = chosen.map((test) => sourcedBasis({ facts: test.fact }, context))
  const known: Basis = {
    state: 'sourced',
    amount: addUp(parts.map(({ amount }) => amount)),
    facts: parts.flatMap(({ facts }) => facts),
    note: `${chosen.map(({ label }) => label).join('、')}各报名一次。`,
    ask: null,
  }
  return lineOf(context, 'tests', ownBasis(context, 'tests', 1) ?? known, once)
}

/** On everything that is paid in foreign money; fees charged in yuan bear no exchange risk. */
function bufferLine(lines: readonly Line[], { buffer, years }: CostInput): Line {
  const exposed = lines.filter((line) => line.id !== 'flight' && line.id !== 'tests')
  const perYear = Array.from({ length: years }, (_, year): Money => {
    const yuan: Amount = addUp(exposed.map((line) => line.years[year]?.yuan ?? zero))
    return { local: zero, yuan: map(yuan, (value) => Math.round((value * buffer) / 100)) }
  })
  return {
    id: 'buffer',
    label: lineLabels.buffer,
    state: 'derived',
    years: perYear,
    total: sum(perYear),
    facts: [],
    published: null,
    note: `以外币支付的各项加 ${buffer}%，机票和考试报名按人民币付，不加。`,
    ask: null,
  }
}

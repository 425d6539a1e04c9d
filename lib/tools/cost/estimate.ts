import { type Ask, atLevel, tests } from '@/lib/content/cost-countries/country'
import { type Figure, figure } from '@/lib/facts/registry'
import type { FeeSpan, SchoolFee } from '@/lib/schools/tuition'
import { type Amount, addUp, between, type Money, map, mapMoney, nothing, sum, zero } from './amount'
import { type Context, ownBasis, ownOrSourced, sourcedBasis } from './basis'
import { toRates } from './figure-amounts'
import type { CostInput } from './input'
import { leastFunds } from './least-funds'
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

/** Totals of an estimate that may be printed: only when tuition and living are included. */
export type Totals = {
  /** Sum of the lines, per year of study. */
  years: readonly Money[]
  all: Money
  /** Living and housing, per month, over the whole stay. */
  monthly: Money
}

export type Estimate = {
  lines: readonly Line[]
  /** Null while tuition, living or housing is unknown, because a total without them is misleading. */
  totals: Totals | null
  /** The sum of the known lines when there is no total; it must be printed together with what is missing. */
  floor: Totals | null
  /** Whether the lower limit counts the visa's funds as living costs, because the known ones are less. */
  isFundsFloor: boolean
  /** Lines without an amount, those that prevent a total first. */
  missing: readonly Line[]
  /** The ranges of published prices of this country and level, even when they are too few for the total. */
  spans: readonly FeeSpan[]
  rate: Figure
}

/**
 * Estimates the cost of the stay. Pure: the same input gives the same amounts, in whole units of each currency.
 * @param all ranges of the prices in the school library, for every country and level
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
  const hasGap = missing.some(isNeeded)
  const raised = hasGap ? raisedToFunds(withBuffer, context) : null
  return {
    lines: withBuffer,
    totals: hasGap ? null : totalsOf(withBuffer, input),
    floor: hasGap && withBuffer.some(isKnownPart) ? totalsOf(raised ?? withBuffer, input) : null,
    isFundsFloor: raised !== null,
    missing: missing.toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a))),
    spans: spans.filter(({ city }) => city === null),
    rate,
  }
}

/**
 * The lines with the visa's funds as living costs where the known ones are less: nobody gets a visa with less. Null when they are not.
 */
function raisedToFunds(lines: readonly Line[], { input, rates }: Context): Line[] | null {
  const least = leastFunds(input, rates)
  const known = lines.filter((line) => (line.id === 'living' || line.id === 'housing') && isKnownPart(line))
  const low = known.reduce((sum, { years }) => sum + (years[0]?.local.low ?? 0), 0)
  const [living] = known
  if (living === undefined || least === null || low >= least) return null
  const more = map(between(least - low, least - low), Math.round)
  const extra: Money = { local: more, yuan: map(more, (value) => Math.round(value * rates.local)) }
  const years = living.years.map((year) => sum([year, extra]))
  return lines.map((line) => (line === living ? { ...line, years, total: sum(years) } : line))
}

/** Visa and insurance alone do not make a lower limit. */
const isKnownPart = (line: Line): boolean =>
  isNeeded(line) && (line.state === 'sourced' || line.state === 'own') && line.total.yuan.high > 0

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
  const { country, level, school, fee, own } = context.input
  const ofCountry = country.enrolment?.[level]
  if (own.tuition !== undefined) return null
  if (fee?.entrance != null) return lineOf(context, 'enrolment', entranceBasis(fee, fee.entrance), once)
  if (ofCountry === undefined) return null
  const ask: Ask = { name: '录取学校的入学金页', url: null }
  return lineOf(
    context,
    'enrolment',
    sourcedBasis(school === null ? ofCountry : undefined, context, ask),
    once,
  )
}

const entranceBasis = (fee: SchoolFee, amount: number): Basis => ({
  state: 'sourced',
  amount: between(amount, amount),
  facts: [],
  published: { kind: 'fee', fee },
  note: '入学时付一次。',
  ask: null,
})

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
  const basis =
    schoolInsurance(context) ?? ownOrSourced(context, { line: 'insurance', times: 1, evidence, ask })
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

/** The chosen school's insurance as published with its living costs; a figure that the visitor typed takes precedence. */
function schoolInsurance({ input: { schoolLiving, own } }: Context): Basis | null {
  const insurance = schoolLiving?.insurance ?? null
  if (schoolLiving === null || insurance === null || own.insurance !== undefined) return null
  if (insurance === 'included') {
    if (own.living !== undefined) return null
    return { state: 'included', amount: zero, facts: [], note: '已含在学校公布的生活开支里。', ask: null }
  }
  return {
    state: 'sourced',
    amount: between(insurance, insurance),
    facts: [],
    published: { kind: 'living', living: { ...schoolLiving, name: '学生医保' } },
    note: null,
    ask: null,
  }
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

/** A reserve on everything that is paid in foreign currency; fees charged in yuan have no exchange risk. */
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
    subject: null,
    published: null,
    note: `以外币支付的各项加 ${buffer}%，机票和考试报名按人民币付，不加。`,
    ask: null,
  }
}

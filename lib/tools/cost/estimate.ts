import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import type { Ask, Evidence } from '@/lib/collections/kinds/cost-country'
import { type Figure, figure } from '@/lib/facts/registry'
import type { FeeSpan, SchoolFee } from '@/lib/schools/tuition'
import { isForLevel } from '@/lib/tools/conditions/country'
import { atLevel } from '@/lib/tools/cost/country'
import { tests } from '@/lib/tools/cost/levels'
import { type Amount, addUp, between, type Money, map, nothing, sum, total, zero } from './amount'
import { ownBasis, ownOrSourced, sourcedBasis } from './basis'
import { type Rates, toRates } from './figure-amounts'
import type { CostInput } from './input'
import { type Basis, basisOf, type Context, isNeeded, type Line, lineOfYears, once, toLine } from './line'
import { livingLines, ownTotal } from './living-lines'
import { tuitionLine } from './tuition-line'

/** Totals of an estimate that may be printed: only when tuition and living are included. */
type Totals = {
  /** Sum of the lines, per year of study. */
  years: readonly Money[]
  all: Money
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
  const hasGap = lines.some((line) => line.state === 'missing' && isNeeded(line))
  const raised = raisedToFunds(lines, context, hasGap)
  // A sum with a gap is a lower limit: its lines keep their own amounts.
  const counted = withBuffer(raised ?? lines, input)
  const shown = hasGap ? withBuffer(lines, input) : counted
  const missing = shown.filter(({ state }) => state === 'missing')
  return {
    lines: shown,
    totals: hasGap ? null : totalsOf(counted, input),
    floor: hasGap && lines.some(isKnownPart) ? totalsOf(counted, input) : null,
    isFundsFloor: raised !== null,
    missing: missing.toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a))),
    spans,
    rate,
  }
}

const withBuffer = (lines: readonly Line[], input: CostInput): readonly Line[] =>
  input.buffer > 0 ? [...lines, bufferLine(lines, input)] : lines

/**
 * The lines with the visa's funds as living costs where the known ones are less: nobody gets a visa with less. Null when they are not,
 * and in a whole sum where the visitor typed a part of them or pays no rent.
 */
function raisedToFunds(lines: readonly Line[], { input, rates }: Context, hasGap: boolean): Line[] | null {
  const least = leastFunds(input, rates)
  const known = lines.filter((line) => (line.id === 'living' || line.id === 'housing') && isKnownPart(line))
  const isOwn = input.housing === 'home' || known.some(({ state }) => state === 'own')
  const now = addUp(known.map(({ years }) => years[0]?.local ?? zero))
  const [living] = known
  if (living === undefined || least === null || now.low >= Math.round(least) || (isOwn && !hasGap))
    return null
  const local = gapsBelow(
    Math.round(least),
    known.map(({ years }) => years[0]?.local ?? zero),
  )
  const yuan = gapsBelow(
    Math.round(least * rates.local),
    known.map(({ years }) => years[0]?.yuan ?? zero),
  )
  const note = `${living.note ?? ''}来源给的数低于签证要看的资金，低值按签证资金下限。`
  return lines.map((line) => {
    const at = known.indexOf(line)
    if (at === -1) return line
    const extra: Money = { local: local[at] ?? zero, yuan: yuan[at] ?? zero }
    const years = line.years.map((year) => sum([year, extra]))
    return { ...line, years, total: sum(years), ...(line === living && { note }) }
  })
}

/**
 * What each amount lacks so that their sum is at least `least` at every level. A lower level gets it where there is room below the level
 * above, so that no low value rises above a typical one.
 */
function gapsBelow(least: number, amounts: readonly Amount[]): Amount[] {
  const at = (level: keyof Amount) => amounts.map((amount) => amount[level])
  const lack = (level: keyof Amount) => Math.max(0, least - total(at(level)))
  const roomBelow = (above: keyof Amount, gaps: readonly number[], level: keyof Amount) =>
    amounts.map((amount, index) => amount[above] + (gaps[index] ?? 0) - amount[level])
  // At the highest level all of it belongs to the first amount, the living costs.
  const high = split(
    lack('high'),
    amounts.map((_amount, index) => (index === 0 ? 1 : 0)),
  )
  const typical = split(lack('typical'), roomBelow('high', high, 'typical'))
  const low = split(lack('low'), roomBelow('typical', typical, 'low'))
  return amounts.map((_amount, index) => ({
    low: low[index] ?? 0,
    typical: typical[index] ?? 0,
    high: high[index] ?? 0,
  }))
}

/** Splits a whole number in the ratio of weights into whole numbers; the last one takes what rounding leaves. */
function split(whole: number, weights: readonly number[]): number[] {
  const all = Math.max(1, total(weights))
  let left = whole
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? left : Math.round((whole * weight) / all)
    left -= part
    return part
  })
}

/** Visa and insurance alone do not make a lower limit. */
const isKnownPart = (line: Line): boolean =>
  isNeeded(line) && (line.state === 'sourced' || line.state === 'own') && line.total.yuan.high > 0

function totalsOf(lines: readonly Line[], input: CostInput): Totals {
  return {
    years: Array.from({ length: input.years }, (_, year) =>
      sum(lines.map((line) => line.years[year] ?? nothing)),
    ),
    all: sum(lines.map(({ total }) => total)),
  }
}

function enrolmentLine(context: Context): Line | null {
  const { country, tier, level, school, fee, own } = context.input
  const ofPlace = (tier.tuition?.[level] === undefined ? country : tier).enrolment?.[level]
  if (own.tuition !== undefined) return null
  if (fee?.entrance != null) return toLine(context, 'enrolment', entranceBasis(fee, fee.entrance), once)
  if (ofPlace === undefined) return null
  const ask: Ask = { name: '录取学校的入学金页', url: null }
  return toLine(context, 'enrolment', sourcedBasis(school === null ? ofPlace : undefined, context, ask), once)
}

const entranceBasis = (fee: SchoolFee, amount: number): Basis =>
  basisOf('sourced', {
    amount: between(amount, amount),
    published: { kind: 'fee', fee },
    note: '入学时付一次。',
  })

function flightLine(context: Context): Line | null {
  const { flights } = context.input
  if (flights === 0) return null
  const ask: Ask = { name: '航空公司官网（按出发城市和月份查往返价）', url: null }
  const basis = ownOrSourced(context, { line: 'flight', times: flights, evidence: undefined, ask })
  return toLine(context, 'flight', basis)
}

function insuranceLine(context: Context): Line | null {
  const { country, hasInsurance, years } = context.input
  if (!hasInsurance) return null
  const ask = country.ask.insurance ?? { name: '录取学校的国际学生办公室', url: null }
  const evidence = insuranceEvidence(context.input)
  const basis =
    schoolInsurance(context) ?? ownOrSourced(context, { line: 'insurance', times: 1, evidence, ask })
  const months = basis.state === 'sourced' ? evidence?.visaMonths : undefined
  if (months === undefined) return toLine(context, 'insurance', basis)
  const halfYears = Math.ceil((years * 12 + months) / 6)
  return toLine(context, 'insurance', basis, (amount, year) =>
    once(
      map(amount, (value) => (value * halfYears) / 2),
      year,
    ),
  )
}

/** That of the school with its own total; a total that does not say whether it contains the insurance gets none of another school. */
function insuranceEvidence(input: CostInput): Evidence | undefined {
  const total = ownTotal(input)
  if (total === undefined) return atLevel(input.country.insurance, input.level)
  return total.insurance === 'unstated' ? undefined : { facts: [[total.insurance.fact]] }
}

/** The chosen school's insurance as published with its living costs; a figure that the visitor typed takes precedence. */
function schoolInsurance({ input: { schoolLiving, own } }: Context): Basis | null {
  const insurance = schoolLiving?.insurance ?? null
  if (schoolLiving === null || insurance === null || own.insurance !== undefined) return null
  if (insurance === 'included') {
    if (own.living !== undefined) return null
    return basisOf('included', { note: '已含在学校公布的生活开支里。' })
  }
  return basisOf('sourced', {
    amount: between(insurance, insurance),
    published: {
      kind: 'living',
      living: { ...schoolLiving, name: '学生医保', low: insurance, high: insurance },
    },
  })
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
  return toLine(context, 'visa', basis, once)
}

function testsLine(context: Context): Line | null {
  const { input } = context
  if (input.tests.length === 0 && input.own.tests === undefined) return null
  const chosen = tests.filter((test) => input.tests.includes(test.value))
  const parts = chosen.map((test) => sourcedBasis({ facts: test.fact }, context))
  const known = basisOf('sourced', {
    amount: addUp(parts.map(({ amount }) => amount)),
    facts: parts.flatMap(({ facts }) => facts),
    note: `${chosen.map(({ label }) => label).join('、')}各报名一次。`,
  })
  return toLine(context, 'tests', ownBasis(context, 'tests', 1) ?? known, once)
}

/** A reserve on everything that is paid in foreign currency; fees charged in yuan have no exchange risk. */
function bufferLine(lines: readonly Line[], { buffer, years }: CostInput): Line {
  const exposed = lines.filter((line) => line.id !== 'flight' && line.id !== 'tests')
  const perYear = Array.from({ length: years }, (_, year): Money => {
    const yuan: Amount = addUp(exposed.map((line) => line.years[year]?.yuan ?? zero))
    return { local: zero, yuan: map(yuan, (value) => Math.round((value * buffer) / 100)) }
  })
  const note = `以外币支付的各项加 ${buffer}%，机票和考试报名按人民币付，不加。`
  return lineOfYears('buffer', basisOf('derived', { note }), perYear)
}

/** The living costs that a visa asks for, per year in the country's currency, by the lowest rule of the place; null without a rule. */
function leastFunds({ country, level, tier }: CostInput, rates: Rates): number | null {
  const rules = conditionCountries.list().find(({ code }) => code === country.value)?.funds ?? []
  const amounts = rules
    .filter((rule) => isForLevel(rule, level))
    .filter(({ city }) => city === undefined || city.tier === tier.value)
    .map((rule) => {
      const { value, unit } = figure(rule.figure)
      const low = typeof value === 'number' ? value : Math.min(...[value].flat().map(Number))
      return (low * rule.times * rates.of(unit.split('/')[0] ?? '')) / rates.local
    })
  return amounts.length === 0 ? null : Math.min(...amounts)
}

import { type Figure, figure } from '@/lib/facts/registry'
import { type Alternatives, type Ask, type CityTier, type Evidence, tests } from './countries'
import type { CostInput, OwnLine } from './input'

/** Whole units of one money; `low <= typical <= high`. */
export type Amount = { low: number; typical: number; high: number }

/** The same amount in the country's currency and in yuan. */
export type Money = { local: Amount; yuan: Amount }

export type LineId =
  | 'tuition'
  | 'enrolment'
  | 'living'
  | 'housing'
  | 'flight'
  | 'insurance'
  | 'visa'
  | 'tests'
  | 'buffer'

/**
 * `sourced` comes from facts, `own` was typed by the visitor, `included` stands in another line, `missing` has no source and
 * counts as nothing, `derived` is worked out of the other lines.
 */
export type LineState = 'sourced' | 'own' | 'included' | 'missing' | 'derived'

export type Line = {
  id: LineId
  label: string
  state: LineState
  /** One entry per year of study. */
  years: readonly Money[]
  total: Money
  facts: readonly Figure[]
  note: string | null
  /** Whom to ask for a figure; null where one is known or none is needed. */
  ask: Ask | null
}

export type Estimate = {
  lines: readonly Line[]
  /** Sum of the lines, per year of study. */
  years: readonly Money[]
  total: Money
  /** Living and housing, per month, over the whole stay. */
  monthly: Money
  /** Lines that a total lacks. */
  missing: readonly Line[]
  rate: Figure
}

/** Yuan for one unit of a currency. */
type Rates = { local: number; of: (currency: string) => number }

/** What the stay costs. Pure: the same input gives the same amounts, in whole units of each money. */
export function estimateCost(input: CostInput): Estimate {
  const rate = figure(input.country.rate)
  const rates = toRates(input, rate)
  const lines = [
    tuitionLine(input, rates),
    enrolmentLine(input, rates),
    ...livingLines(input, rates),
    flightLine(input, rates),
    insuranceLine(input, rates),
    visaLine(input, rates),
    testsLine(input, rates),
  ].filter((line) => line !== null)
  const withBuffer = input.buffer > 0 ? [...lines, bufferLine(lines, input)] : lines
  const living = withBuffer.filter(({ id }) => id === 'living' || id === 'housing')
  return {
    lines: withBuffer,
    years: Array.from({ length: input.years }, (_, year) =>
      sum(withBuffer.map((line) => line.years[year] ?? nothing)),
    ),
    total: sum(withBuffer.map(({ total }) => total)),
    monthly: mapMoney(sum(living.map(({ total }) => total)), (value) =>
      Math.round(value / (input.years * 12)),
    ),
    missing: withBuffer.filter(({ state }) => state === 'missing'),
    rate,
  }
}

const labels: Record<LineId, string> = {
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

type Basis = {
  state: LineState
  /** Amount of one year (or of one time) in the country's currency, before rounding. */
  amount: Amount
  facts: readonly Figure[]
  note: string | null
  ask: Ask | null
}

function tuitionLine(input: CostInput, rates: Rates): Line {
  const { country, tier, level, scholarship, growth } = input
  const evidence = tier.tuition?.[level] ?? country.tuition[level]
  const basis = ownOr(input, 'tuition', 1, evidence, country.ask.tuition, rates)
  const isOnce = basis.state === 'sourced' && evidence?.isOnce === true
  const net: Spread = (amount, year) => {
    if (isOnce && year > 0) return zero
    const factor = isOnce ? 1 : (1 + growth / 100) ** year
    return map(amount, (value) => Math.max(0, value * factor - scholarship))
  }
  const notes = [
    basis.note,
    scholarship > 0 && basis.state !== 'missing' && '已减去您填的奖学金，减到零为止。',
    scholarship > 0 && basis.state === 'missing' && '学费暂无数据，奖学金还没有减。',
  ].filter((note) => typeof note === 'string')
  return toLine('tuition', { ...basis, note: notes.join('') || null }, input, rates, net)
}

function enrolmentLine(input: CostInput, rates: Rates): Line | null {
  const evidence = input.country.enrolment?.[input.level]
  if (evidence === undefined || input.own.tuition !== undefined) return null
  return toLine('enrolment', sourced(evidence, rates), input, rates, once)
}

/** Living and housing: apart where both are known, else in one figure where that is known. */
function livingLines(input: CostInput, rates: Rates): (Line | null)[] {
  const { country, tier, housing, own } = input
  const isTogether = own.living === undefined && tier.living === undefined && tier.together !== undefined
  if (isTogether) {
    const living = toLine('living', sourced(tier.together, rates, country.ask.living), input, rates, yearly)
    const note =
      own.housing === undefined
        ? '已含在生活费里。'
        : '已含在生活费里，所以您填的住宿没有另加；要分开算，请把不含住宿的生活费也填上。'
    const included: Basis = { state: 'included', amount: zero, facts: [], note, ask: null }
    return [living, toLine('housing', included, input, rates, yearly)]
  }
  const living = toLine(
    'living',
    ownOr(input, 'living', 12, tier.living, country.ask.living, rates),
    input,
    rates,
    yearly,
  )
  if (housing === 'home') return [living]
  const basis = ownOr(input, 'housing', 12, housingEvidence(tier, housing), country.ask.living, rates)
  return [living, toLine('housing', basis, input, rates, yearly)]
}

const housingEvidence = (tier: CityTier, housing: 'campus' | 'rent') =>
  housing === 'campus' ? tier.campus : tier.rent

function flightLine(input: CostInput, rates: Rates): Line | null {
  if (input.flights === 0) return null
  const ask: Ask = { name: '航空公司官网（按出发城市和月份查往返价）', url: null }
  return toLine('flight', ownOr(input, 'flight', input.flights, undefined, ask, rates), input, rates, yearly)
}

function insuranceLine(input: CostInput, rates: Rates): Line | null {
  if (!input.hasInsurance) return null
  const { country } = input
  const ask = country.ask.insurance ?? { name: '录取学校的国际学生办公室', url: null }
  return toLine(
    'insurance',
    ownOr(input, 'insurance', 1, country.insurance, ask, rates),
    input,
    rates,
    yearly,
  )
}

function visaLine(input: CostInput, rates: Rates): Line | null {
  if (!input.hasVisa) return null
  const { visa, ask } = input.country
  return toLine('visa', ownOr(input, 'visa', 1, visa, ask.visa, rates), input, rates, once)
}

function testsLine(input: CostInput, rates: Rates): Line | null {
  if (input.tests.length === 0 && input.own.tests === undefined) return null
  const chosen = tests.filter((test) => input.tests.includes(test.value))
  const parts = chosen.map((test) => sourced({ facts: test.fact }, rates))
  const known: Basis = {
    state: 'sourced',
    amount: addUp(parts.map(({ amount }) => amount)),
    facts: parts.flatMap(({ facts }) => facts),
    note: `${chosen.map(({ label }) => label).join('、')}各报名一次。`,
    ask: null,
  }
  return toLine('tests', ownBasis(input, 'tests', 1, rates) ?? known, input, rates, once)
}

/** On everything that is paid in foreign money; fees charged in yuan bear no exchange risk. */
function bufferLine(lines: readonly Line[], { buffer, years }: CostInput): Line {
  const exposed = lines.filter((line) => line.id !== 'flight' && line.id !== 'tests')
  const perYear = Array.from({ length: years }, (_, year): Money => {
    const yuan = addUp(exposed.map((line) => line.years[year]?.yuan ?? zero))
    return { local: zero, yuan: map(yuan, (value) => Math.round((value * buffer) / 100)) }
  })
  return {
    id: 'buffer',
    label: labels.buffer,
    state: 'derived',
    years: perYear,
    total: sum(perYear),
    facts: [],
    note: `以外币支付的各项加 ${buffer}%，机票和考试报名按人民币付，不加。`,
    ask: null,
  }
}

function ownOr(
  input: CostInput,
  line: OwnLine,
  times: number,
  evidence: Evidence | undefined,
  ask: Ask,
  rates: Rates,
): Basis {
  return ownBasis(input, line, times, rates) ?? sourced(evidence, rates, ask)
}

function ownBasis(input: CostInput, line: OwnLine, times: number, rates: Rates): Basis | null {
  const typed = input.own[line]
  if (typed === undefined) return null
  const isYuan = line === 'flight' || line === 'tests'
  const value = (typed * times) / (isYuan ? rates.local : 1)
  return {
    state: 'own',
    amount: { low: value, typical: value, high: value },
    facts: [],
    note: null,
    ask: null,
  }
}

function sourced(evidence: Evidence | undefined, rates: Rates, ask: Ask | null = null): Basis {
  if (evidence === undefined) return { state: 'missing', amount: zero, facts: [], note: null, ask }
  return {
    state: 'sourced',
    amount: amountOf(evidence.facts, rates),
    facts: evidence.facts.flat().map(figure),
    note: evidence.note ?? null,
    ask: null,
  }
}

/** From the cheapest to the dearest alternative; the typical amount is the middle of the two. */
function amountOf(alternatives: Alternatives, rates: Rates): Amount {
  const sums = alternatives.map((ids) => {
    const ranges = ids.map((id) => toRange(figure(id), rates))
    return { low: total(ranges.map(({ low }) => low)), high: total(ranges.map(({ high }) => high)) }
  })
  const low = Math.min(...sums.map((range) => range.low))
  const high = Math.max(...sums.map((range) => range.high))
  return { low, typical: (low + high) / 2, high }
}

const timesPerYear: Readonly<Record<string, number>> = { month: 12, semester: 2 }

/** A figure as an amount of the country's currency per year, or per time where it is paid once. */
function toRange({ id, value, unit }: Figure, rates: Rates): { low: number; high: number } {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  const [currency = '', period = ''] = unit.split('/')
  const factor = ((timesPerYear[period] ?? 1) * rates.of(currency)) / rates.local
  const values = typeof value === 'number' ? [value] : value
  return { low: Math.min(...values) * factor, high: Math.max(...values) * factor }
}

function toRates({ country }: CostInput, rate: Figure): Rates {
  const known = new Map([
    ['CNY', 1],
    [country.currency, yuanPerUnit(rate)],
  ])
  const of = (currency: string) => {
    const value = known.get(currency) ?? yuanPerUnit(figure(`fx-${currency.toLowerCase()}-cny`))
    known.set(currency, value)
    return value
  }
  return { local: of(country.currency), of }
}

/** The source quotes some currencies per hundred units. */
export function yuanPerUnit({ id, value, unit }: Figure): number {
  const match = /^CNY per (?:(\d+) )?[A-Z]{3}$/.exec(unit)
  if (match === null || typeof value !== 'number') throw new Error(`fact ${id} is no exchange rate`)
  return value / Number(match[1] ?? 1)
}

/** The share of a basis that falls on a year of study, counted from 0. */
type Spread = (amount: Amount, year: number) => Amount
const yearly: Spread = (amount) => amount
const once: Spread = (amount, year) => (year === 0 ? amount : zero)

function toLine(
  id: LineId,
  { state, amount, facts, note, ask }: Basis,
  { years }: CostInput,
  rates: Rates,
  spread: Spread,
): Line {
  const perYear = Array.from({ length: years }, (_, year): Money => {
    const exact = spread(amount, year)
    return { local: map(exact, Math.round), yuan: map(exact, (value) => Math.round(value * rates.local)) }
  })
  return { id, label: labels[id], state, years: perYear, total: sum(perYear), facts, note, ask }
}

const zero: Amount = { low: 0, typical: 0, high: 0 }
const nothing: Money = { local: zero, yuan: zero }

const total = (values: readonly number[]) => values.reduce((left, right) => left + right, 0)

const map = ({ low, typical, high }: Amount, change: (value: number) => number): Amount => ({
  low: change(low),
  typical: change(typical),
  high: change(high),
})

const mapMoney = ({ local, yuan }: Money, change: (value: number) => number): Money => ({
  local: map(local, change),
  yuan: map(yuan, change),
})

const addUp = (amounts: readonly Amount[]): Amount => ({
  low: total(amounts.map(({ low }) => low)),
  typical: total(amounts.map(({ typical }) => typical)),
  high: total(amounts.map(({ high }) => high)),
})

/** Several amounts as one. */
export const sum = (moneys: readonly Money[]): Money => ({
  local: addUp(moneys.map(({ local }) => local)),
  yuan: addUp(moneys.map(({ yuan }) => yuan)),
})

import { currencies } from '@/lib/facts/format'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import {
  type CityTier,
  type CostCountry,
  costCountries,
  type Housing,
  housings,
  type Level,
  levels,
  type Test,
  tests,
} from './countries'

/** Lines for which a visitor may type an own figure; `unit` says what one figure covers and in which money. */
export const ownLines = [
  { line: 'tuition', label: '学费', per: '每年', isLocal: true },
  { line: 'living', label: '生活费', per: '每月', isLocal: true },
  { line: 'housing', label: '住宿', per: '每月', isLocal: true },
  { line: 'insurance', label: '保险', per: '每年', isLocal: true },
  { line: 'visa', label: '签证', per: '一次', isLocal: true },
  { line: 'tests', label: '考试', per: '合计', isLocal: false },
  { line: 'flight', label: '机票', per: '每次往返', isLocal: false },
] as const
export type OwnLine = (typeof ownLines)[number]['line']

/** What the estimate is made from; every value is checked. */
export type CostInput = {
  country: CostCountry
  tier: CityTier
  level: Level
  years: number
  housing: Housing
  /** Return flights per year. */
  flights: number
  hasInsurance: boolean
  hasVisa: boolean
  tests: readonly Test[]
  /** Per year, in the country's currency. */
  scholarship: number
  /** Yearly rise of the tuition, in percent. */
  growth: number
  /** Added to everything that is paid in foreign money, in percent. */
  buffer: number
  own: Partial<Record<OwnLine, number>>
}

export type CostReading = {
  input: CostInput
  /** What stood in the address, by field, so that the form shows it again. */
  typed: Readonly<Record<string, string>>
  /** What could not be used, by field, in words for the visitor. */
  errors: Readonly<Record<string, string>>
  /** Whether the address asks for an estimate at all. */
  isAsked: boolean
}

export const costLimits = {
  years: { min: 1, max: 8 },
  flights: { min: 0, max: 6 },
  growth: { min: 0, max: 15 },
  buffer: { min: 0, max: 20 },
} as const

export const costDefaults = { flights: 1, growth: 0, buffer: 0, scholarship: 0 } as const

const dearCurrencies: Readonly<Record<string, number>> = { JPY: 100_000_000, KRW: 1_000_000_000 }

/** The highest own figure that is taken, in that currency. */
export const ownLimit = (currency: string): number => dearCurrencies[currency] ?? 1_000_000

/** The value of a city in the address: unique among all countries. */
export const cityValue = (country: CostCountry, tier: CityTier): string => `${country.value}-${tier.value}`

/** Field of an own figure in the address. */
export const ownField = (line: OwnLine): string => `own_${line}`

const fieldNames = new Set([
  'country',
  'city',
  'level',
  'years',
  'housing',
  'flights',
  'insurance',
  'visa',
  'test',
  'scholarship',
  'growth',
  'buffer',
  'cur',
  ...ownLines.map(({ line }) => ownField(line)),
])

/** Reads the calculator's state from the query. A bad value gets a message and its default; the others stay. */
export function readCost(params: SearchParams): CostReading {
  const errors: Record<string, string> = {}
  const typed: Record<string, string> = {}
  for (const name of fieldNames) {
    const value = single(params[name])
    if (value !== '') typed[name] = value
  }
  const choose = <T extends { value: string; label: string }>(
    name: string,
    choices: readonly T[],
    usual: T,
  ): T => {
    const value = typed[name]
    if (value === undefined) return usual
    const found = choices.find((choice) => choice.value === value)
    if (found === undefined) errors[name] = `没有“${value.slice(0, 20)}”这个选项，暂按“${usual.label}”计算`
    return found ?? usual
  }

  const country = choose('country', costCountries, costCountries[0])
  const level = choose('level', levels, levels[0])
  const number = (name: keyof typeof costLimits, usual: number, isWhole: boolean) =>
    readNumber(typed, errors, name, { ...costLimits[name], usual, isWhole })

  const local = new Set(ownLines.filter(({ isLocal }) => isLocal).map(({ line }) => ownField(line)))
  const otherMoney = typed.cur !== undefined && typed.cur !== country.currency
  const amount = (name: string): number | undefined => {
    if (typed[name] === undefined) return undefined
    const isLocal = name === 'scholarship' || local.has(name)
    if (isLocal && otherMoney) {
      delete typed[name]
      errors[name] = `换了国家，原来填的不是${currencies[country.currency]}，请重新填写`
      return undefined
    }
    const currency = isLocal ? country.currency : 'CNY'
    return readAmount(typed, errors, name, ownLimit(currency), isLocal ? (currencies[currency] ?? '') : '元')
  }

  const own: Partial<Record<OwnLine, number>> = {}
  for (const { line } of ownLines) {
    const value = amount(ownField(line))
    if (value !== undefined) own[line] = value
  }

  const input: CostInput = {
    country,
    tier: readCity(country, typed, errors),
    level: level.value,
    years: number('years', level.years, true),
    housing: choose('housing', housings, housings[0]).value,
    flights: number('flights', costDefaults.flights, true),
    hasInsurance: choose('insurance', yesNo, yesNo[0]).value === '1',
    hasVisa: choose('visa', yesNo, yesNo[0]).value === '1',
    tests: readTests(params.test, errors),
    scholarship: amount('scholarship') ?? costDefaults.scholarship,
    growth: number('growth', costDefaults.growth, false),
    buffer: number('buffer', costDefaults.buffer, false),
    own,
  }
  return { input, typed, errors, isAsked: Object.keys(params).some((name) => fieldNames.has(name)) }
}

/** The address that gives this estimate again. */
export function costHref(input: CostInput): string {
  const {
    country,
    tier,
    level,
    years,
    housing,
    flights,
    hasInsurance,
    hasVisa,
    scholarship,
    growth,
    buffer,
  } = input
  const query = new URLSearchParams({ country: country.value })
  if (tier !== country.tiers[0]) query.set('city', cityValue(country, tier))
  query.set('level', level)
  query.set('years', String(years))
  query.set('housing', housing)
  query.set('flights', String(flights))
  query.set('insurance', hasInsurance ? '1' : '0')
  query.set('visa', hasVisa ? '1' : '0')
  for (const test of input.tests) query.append('test', test)
  if (scholarship > 0) query.set('scholarship', String(scholarship))
  if (growth > 0) query.set('growth', String(growth))
  if (buffer > 0) query.set('buffer', String(buffer))
  for (const { line } of ownLines) {
    const value = input.own[line]
    if (value !== undefined) query.set(ownField(line), String(value))
  }
  const hasLocal =
    scholarship > 0 || ownLines.some(({ line, isLocal }) => isLocal && input.own[line] !== undefined)
  if (hasLocal) query.set('cur', country.currency)
  return `${paths.cost}?${query}`
}

/** Whether something is to be counted. */
export const yesNo = [
  { value: '1', label: '计入' },
  { value: '0', label: '不计入' },
] as const

function readCity(
  country: CostCountry,
  typed: Readonly<Record<string, string>>,
  errors: Record<string, string>,
): CityTier {
  const usual = country.tiers[0]
  if (typed.city === undefined) return usual
  const found = country.tiers.find((tier) => cityValue(country, tier) === typed.city)
  if (found === undefined) errors.city = `所选城市不在${country.label}，暂按“${usual.label}”计算`
  return found ?? usual
}

function readTests(value: string | string[] | undefined, errors: Record<string, string>): Test[] {
  const chosen = [value ?? []].flat().filter((text) => text !== '')
  const known = tests.filter((test) => chosen.includes(test.value))
  if (chosen.some((text) => !tests.some((test) => test.value === text))) {
    errors.test = '有一项考试不在列表里，没有计入'
  }
  return known.map((test) => test.value)
}

type NumberRule = { min: number; max: number; usual: number; isWhole: boolean }

function readNumber(
  typed: Readonly<Record<string, string>>,
  errors: Record<string, string>,
  name: string,
  { min, max, usual, isWhole }: NumberRule,
): number {
  const text = typed[name]
  if (text === undefined) return usual
  const value = parseNumber(text)
  if (value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value
  errors[name] = `请填 ${min} 到 ${max} 之间的${isWhole ? '整数' : '数'}，暂按 ${usual} 计算`
  return usual
}

function readAmount(
  typed: Readonly<Record<string, string>>,
  errors: Record<string, string>,
  name: string,
  max: number,
  unit: string,
): number | undefined {
  const value = parseNumber(typed[name] ?? '')
  if (value !== null && value <= max) return value
  errors[name] = `请填 0 到 ${max.toLocaleString('zh-CN')} 之间的数（${unit}），这一项暂未计入`
  return undefined
}

/** A number as people type it: full-width digits and grouping commas are fine; at most two decimals. */
function parseNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

const single = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim()

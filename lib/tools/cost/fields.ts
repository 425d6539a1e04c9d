import type { CityTier, CostCountry } from './country'

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

export const costLimits = {
  years: { min: 1, max: 8 },
  flights: { min: 0, max: 6 },
  growth: { min: 0, max: 15 },
  buffer: { min: 0, max: 20 },
} as const

export const costDefaults = { flights: 0, buffer: 0, scholarship: 0 } as const

const dearCurrencies: Readonly<Record<string, number>> = { JPY: 100_000_000, KRW: 1_000_000_000 }

/** The highest own figure that is taken, in that currency. */
export const ownLimit = (currency: string): number => dearCurrencies[currency] ?? 1_000_000

/** The value of a city in the address: unique among all countries. */
export const cityValue = (country: CostCountry, tier: CityTier): string => `${country.value}-${tier.value}`

/** Field of an own figure in the address. */
export const ownField = (line: OwnLine): string => `own_${line}`

/** Every field of the address. */
export const fieldNames = new Set([
  'country',
  'city',
  'level',
  'school',
  'sid',
  'fee',
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

/** The longest name of a school that is looked for. */
export const longestName = 80

/** Whether something is to be counted. */
export const yesNo = [
  { value: '1', label: '计入' },
  { value: '0', label: '不计入' },
] as const

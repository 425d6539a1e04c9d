import { choice, type Field, number, several, text } from '@/lib/address'
import type { CityTier, CostCountry } from '@/lib/collections/kinds/cost-country'
import { costCountries, firstCostCountry } from '@/lib/collections/kinds/cost-country'
import { currencies } from '@/lib/facts/format'
import { housings, levelNamed, levels, tests } from '@/lib/tools/cost/levels'

/** Lines for which a visitor may type an own figure. `unit` describes what one figure covers and its currency. */
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

const costLimits = {
  years: { min: 1, max: 8 },
  flights: { min: 0, max: 6 },
  growth: { min: 0, max: 15 },
  buffer: { min: 0, max: 20 },
} as const

export const costDefaults = { flights: 0, buffer: 0, scholarship: 0 } as const

const dearCurrencies: Readonly<Record<string, number>> = { JPY: 100_000_000, KRW: 1_000_000_000 }

/** The highest own figure that is accepted, in that currency. */
const ownLimit = (currency: string): number => dearCurrencies[currency] ?? 1_000_000

/** The value of a city in the address: unique among all countries. */
export const cityValue = (country: CostCountry, tier: CityTier): string => `${country.value}-${tier.value}`

/** Name of the address field for an own figure. */
export const ownField = <Line extends OwnLine>(line: Line): `own_${Line}` => `own_${line}`

/** The longest name of a school that is searched. */
const longestName = 80

/** Choices for whether an item is counted. */
const yesNo = [
  { value: '1', label: '计入' },
  { value: '0', label: '不计入' },
] as const

/** Country, level and school of the estimate, which determine its prices. */
export const placeFields = {
  country: choice(costCountries.list, { usual: firstCostCountry, label: '国家或地区' }),
  city: text(undefined, { label: '城市' }),
  level: choice(levels, { usual: levels[0], named: levelNamed, label: '阶段' }),
  school: text(longestName, { label: '学校', optional: true }),
  sid: text(),
  fee: text(undefined, { label: '课程' }),
}

const amount = (currency: string, label: string, hint?: string) =>
  number({
    min: 0,
    max: ownLimit(currency),
    step: 0.01,
    unit: currency === 'CNY' ? '元' : (currencies[currency] ?? ''),
    label,
    hint,
    optional: true,
  })

/** Keeps a table of codecs for each of the few arguments that exist: to make one takes longer than to read an address with it. */
function memoized<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>()
  return (...args) => {
    const key = JSON.stringify(args)
    const value = made.get(key) ?? make(...args)
    made.set(key, value)
    return value
  }
}

/** Amounts that the visitor types, in the currency of the country or in yuan. */
export const amountFields = memoized(
  (currency: string) =>
    Object.fromEntries(
      ownLines.map(({ line, label, per, isLocal }) => [
        ownField(line),
        amount(
          isLocal ? currency : 'CNY',
          `${label}（${per}，${isLocal ? (currencies[currency] ?? currency) : '元人民币'}）`,
        ),
      ]),
    ) as Record<`own_${OwnLine}`, Field<number>>,
)

type Usual = { years: number; housing: (typeof housings)[number]; flights: number; growth: number }

/** The other fields of the form; `usual` is used when a text is invalid. */
export const restFields = memoized((currency: string, usual: Usual) => ({
  years: number({ ...costLimits.years, usual: usual.years, label: '读几年' }),
  housing: choice(housings, { usual: usual.housing, label: '住宿' }),
  flights: number({
    ...costLimits.flights,
    usual: usual.flights,
    label: '每年往返几次',
    hint: '没有公布的票价：填了次数，再在下面填票价',
  }),
  insurance: choice(yesNo, { usual: yesNo[0], label: '医疗保险' }),
  visa: choice(yesNo, { usual: yesNo[0], label: '签证' }),
  test: several(
    tests.map(({ value }) => value),
    '有一项考试不在列表里，没有计入',
    { label: '考试' },
  ),
  scholarship: amount(currency, '每年奖学金', `${currencies[currency] ?? currency}，只从学费里减`),
  growth: number({ ...costLimits.growth, step: 0.01, usual: usual.growth, label: '学费每年上调（%）' }),
  buffer: number({
    ...costLimits.buffer,
    step: 0.01,
    usual: costDefaults.buffer,
    label: '汇率缓冲（%）',
    hint: '外币升值时多留的余地',
  }),
  ...amountFields(currency),
  cur: text(),
}))

/** Every field, with the words of its form for a country with this currency. */
export const costFieldsIn = (currency: string) => ({
  ...placeFields,
  ...restFields(currency, { years: 1, housing: housings[0], flights: 0, growth: 0 }),
})

/** Every field of the address. */
export const costFields = costFieldsIn('USD')

import { choice, type Fields, number, readAddress, type SearchParams } from '@/lib/address'
import type { CostCountry } from '@/lib/collections/kinds/cost-country'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { yuanPerUnit } from '@/lib/facts/rates'
import { type Figure, figure } from '@/lib/facts/registry'
import { estimateCost } from './estimate'
import { toAnnualAmount } from './figure-amounts'
import { readCost } from './input'
import type { Line } from './line'

/** Countries whose visa pages compute the required funds. */
const fundsCountries = ['uk', 'us', 'ca', 'au'] as const
export type FundsCountry = (typeof fundsCountries)[number]

const places = [
  { value: 'other', label: '伦敦以外' },
  { value: 'london', label: '伦敦' },
] as const
type FundsPlace = (typeof places)[number]['value']

/** The typed values; amounts in the country's currency, null when nothing was typed. */
type FundsInput = {
  country: FundsCountry
  /** For the United Kingdom only. */
  place: FundsPlace
  /** Length of the course. */
  months: number
  partner: boolean
  children: number
  /** Children of school age among them. */
  pupils: number
  /** First year's tuition; for the United States the whole yearly amount of the I-20. */
  tuition: number | null
  /** Already paid to the school, with a receipt. */
  paid: number
  travel: number | null
}

export type FundsReading = {
  input: FundsInput
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  isAsked: boolean
}

const amount = (label: string, hint?: string) =>
  number({ min: 0, max: 1_000_000, step: 0.01, label, hint, optional: true })
const people = (label: string) => number({ min: 0, max: 6, usual: 0, label })

const fieldsOf = (country: FundsCountry) => ({
  place: choice(places, { usual: places[0], label: '学校在' }),
  months: number({ min: 1, max: 72, usual: 12, label: '课程月数' }),
  tuition: amount(country === 'us' ? 'I-20 上的一年总费用' : '第一年学费', '按当地货币填'),
  paid: amount('已付给学校、有收据的'),
  travel: amount('往返路费'),
  partner: choice([{ value: '1', label: '随行' }], { label: '配偶随行', placeholder: '不随行' }),
  children: people('随行子女人数'),
  pupils: people('其中要上学的'),
})

/** Fields that only some countries ask for. */
const countriesOf: Readonly<Record<string, readonly FundsCountry[]>> = {
  place: ['uk'],
  months: ['uk', 'ca', 'au'],
  travel: ['ca', 'au'],
  pupils: ['au'],
}

/** The table from which the form of a country is drawn. */
export const fundsFields = (country: FundsCountry): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOf(country)).filter(([name]) => countriesOf[name]?.includes(country) !== false),
  )

/** Reads the form of a visa page. An invalid value gets a message and is left out. */
export function readFunds(country: FundsCountry, params: SearchParams): FundsReading {
  const { values, typed, errors } = readAddress(fieldsOf(country), params)
  const { children = 0, pupils = 0 } = values
  const input: FundsInput = {
    country,
    place: values.place ?? 'other',
    months: values.months ?? 12,
    partner: values.partner !== undefined,
    children,
    pupils: Math.min(children, pupils),
    tuition: values.tuition ?? null,
    paid: values.paid ?? 0,
    travel: values.travel ?? null,
  }
  return { input, typed, errors, isAsked: Object.keys(typed).length > 0 }
}

/** A part of the required money: an amount in the country's currency, or null with the reason why none is known. */
type FundsPart = { label: string; amount: number | null; how: string; fact: Figure | null }

export type Funds = {
  currency: string
  parts: FundsPart[]
  /** Only when every part is known, because a total without one of them is misleading. */
  total: { local: number; yuan: number } | null
  /** Fees paid in addition to the funds, by the rules of the calculator. */
  fees: Line[]
  rate: Figure
}

/** The funds a visa requires for the given months and family. */
export function reckonFunds(input: FundsInput): Funds {
  const country = countryOf(input.country)
  const parts = partsOf(input)
  const rate = figure(country.rate)
  const isWhole = parts.every(({ amount }) => amount !== null)
  const local = Math.round(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0))
  return {
    currency: country.currency,
    parts,
    total: isWhole ? { local, yuan: Math.round(local * yuanPerUnit(rate)) } : null,
    fees: feesOf(input),
    rate,
  }
}

function countryOf(code: FundsCountry): CostCountry {
  const country = costCountries.list().find(({ value }) => value === code)
  if (country === undefined) throw new Error(`no country ${code} in the calculator`)
  return country
}

/** Visa fee and health charge come from the calculator, which counts whole years: the charge of another length is not known. */
function feesOf({ country, months }: FundsInput): Line[] {
  const ask = countryOf(country).ask.insurance ?? null
  const { input } = readCost({ country, years: String(Math.min(8, Math.max(1, Math.ceil(months / 12)))) })
  const { lines } = estimateCost({ ...input, hasVisa: true, hasInsurance: true }, [])
  return lines
    .filter(({ id }) => id === 'visa' || (id === 'insurance' && (country === 'uk' || country === 'au')))
    .map((line) => (line.id === 'insurance' && months % 12 > 0 ? { ...line, state: 'missing', ask } : line))
}

function partsOf(input: FundsInput): FundsPart[] {
  switch (input.country) {
    case 'uk':
      return [tuitionPart(input), ...ukLiving(input)]
    case 'ca':
      return [tuitionPart(input), caLiving(input), travelPart(input)]
    case 'au':
      return [tuitionPart(input), ...auLiving(input), travelPart(input)]
    case 'us':
      return [usPart(input), ...usFamily(input)]
  }
}

function tuitionPart({ tuition, paid }: FundsInput): FundsPart {
  const label = '第一年学费里还没付的'
  if (tuition === null) return { label, amount: null, how: '请填录取信上的第一年学费', fact: null }
  return { label, amount: Math.max(0, tuition - paid), how: '学费减去已付给学校、有收据的部分', fact: null }
}

const ukMonths = 9

function ukLiving({ place, months, partner, children }: FundsInput): FundsPart[] {
  const fact = figure(place === 'london' ? 'uk-pof-london-2026' : 'uk-pof-outside-2026')
  const counted = Math.min(ukMonths, months)
  const own: FundsPart = {
    label: '本人生活费',
    amount: (toAnnualAmount(fact) / 12) * counted,
    how: `${counted} 个月，课程再长也只算 ${ukMonths} 个月`,
    fact,
  }
  const people = Number(partner) + children
  if (people === 0) return [own]
  return [
    own,
    {
      label: `家属 ${people} 人的生活费`,
      amount: null,
      how: '授课型硕士一般不能带家属；可以带的，家属每月的数请看 GOV.UK 的 Your partner and children',
      fact: null,
    },
  ]
}

function caLiving({ partner, children }: FundsInput): FundsPart {
  const fact = figure('ca-pof-2026')
  const people = 1 + Number(partner) + children
  if (people === 1)
    return { label: '本人生活费', amount: toAnnualAmount(fact), how: '按一年算，魁北克另有标准', fact }
  return {
    label: `全家 ${people} 人的生活费`,
    amount: null,
    how: '2026 年 9 月起两人以上的数，请看移民部 Proof of financial support 页',
    fact,
  }
}

const fullYear = 12

function auLiving({ months, partner, children, pupils }: FundsInput): FundsPart[] {
  const share = Math.min(fullYear, months) / fullYear
  const how = months >= fullYear ? '按 12 个月算' : `课程不足 12 个月，按 ${months} 个月折算`
  const part = (label: string, id: string, times: number): FundsPart => {
    const fact = figure(id)
    return {
      label,
      amount: toAnnualAmount(fact) * share * times,
      how: times > 1 ? `${how}，乘 ${times} 人` : how,
      fact,
    }
  }
  return [
    part('本人生活费', 'au-pof-2024', 1),
    ...(partner ? [part('配偶生活费', 'au-pof-partner', 1)] : []),
    ...(children > 0 ? [part('子女生活费', 'au-pof-child', children)] : []),
    ...(pupils > 0 ? [part('子女上学费用', 'au-pof-school', pupils)] : []),
  ]
}

function travelPart({ travel }: FundsInput): FundsPart {
  return travel === null
    ? { label: '往返路费', amount: null, how: '没有可以引用的数，请按机票价自己填', fact: null }
    : { label: '往返路费', amount: travel, how: '您填的数', fact: null }
}

function usPart({ tuition, paid }: FundsInput): FundsPart {
  const label = 'I-20 上的一年费用里还没付的'
  return tuition === null
    ? { label, amount: null, how: '美国没有统一的存款数，请填学校 I-20 上的一年总费用', fact: null }
    : { label, amount: Math.max(0, tuition - paid), how: 'I-20 总费用减去已付、有收据的部分', fact: null }
}

function usFamily({ partner, children }: FundsInput): FundsPart[] {
  const people = Number(partner) + children
  if (people === 0) return []
  return [
    {
      label: `家属 ${people} 人（F-2）`,
      amount: null,
      how: '每所学校自己定家属的数，写在家属的 I-20 上；把家属那份一起填进上面的总费用，并把人数改回 0',
      fact: null,
    },
  ]
}

import type { RankedValues } from '@/lib/api/schools'
import { toYuan } from './money'
import { type SchoolValueKey, valueDefinition } from './values'

/** The price of which most ranked schools of a country publish one, and what it is called in a sentence. */
type SpreadField = { key: SchoolValueKey; currency: string; name: string; isRange: boolean }

/** Countries of whose ranked schools enough publish a price of one kind and from one source. */
const fields: Readonly<Record<string, SpreadField>> = {
  us: { key: 'tuition-undergraduate', currency: 'USD', name: '本科学费与必缴杂费', isRange: false },
  uk: { key: 'range-master', currency: 'GBP', name: '授课型硕士学费', isRange: true },
  au: { key: 'range-master', currency: 'AUD', name: '授课型硕士学费', isRange: true },
}

export const spreadFieldOf = (country: string): SpreadField | null => fields[country] ?? null

/** Prices of one year at the ranked schools of a country. A school without a price is left out, never counted as zero. */
export type PriceSpread = SpreadField & {
  country: string
  /** The price of each school in 万元; of a range its lowest one. */
  prices: readonly { id: string; name: string; wan: number }[]
  /** The years of the prices as the sources write them, the earliest first. */
  years: readonly string[]
  sources: readonly string[]
  caution: string | null
}

/** @returns null for a country without such a field or a currency without a rate */
export function priceSpreadOf(country: string, schools: readonly RankedValues[]): PriceSpread | null {
  const field = spreadFieldOf(country)
  if (field === null) return null
  const held = schools.flatMap(({ id, name, values }) => {
    const value = values.get(field.key)
    // The price of one part of a school is not that of the school.
    if (value === undefined || value.num === null || value.covers !== null) return []
    const yuan = toYuan(value.num, field.currency)
    return yuan === null ? [] : [{ price: { id, name, wan: yuan / 10_000 }, value }]
  })
  return {
    ...field,
    country,
    prices: held.map(({ price }) => price),
    years: [...new Set(held.map(({ value }) => value.year))].toSorted(),
    sources: [...new Set(held.map(({ value }) => value.source))],
    caution: valueDefinition(field.key).caution,
  }
}

import type { RankedValues } from '@/lib/api/schools'
import { toYuan } from './money'
import { type SpreadField, spreadFieldOf } from './price-fields'
import { valueDefinition } from './values'

/** Prices of one year at the ranked schools of a country. A school without a price is left out, never counted as zero. */
export type PriceSpread = SpreadField & {
  country: string
  /** The price of each school in 万元; of a range its lowest one. */
  prices: readonly { id: string; name: string; isPublic: boolean | null; wan: number; year: string }[]
  /** The years of the prices as the sources write them, the earliest first. */
  years: readonly string[]
  sources: readonly string[]
  caution: string | null
}

/** @returns null for a country without such a field or a currency without a rate */
export function priceSpreadOf(country: string, schools: readonly RankedValues[]): PriceSpread | null {
  const field = spreadFieldOf(country)
  if (!field) return null
  const held = schools.flatMap(({ id, name, values }) => {
    const owner = values.get('ownership')
    const isPublic = owner ? owner.text === 'public' : null
    const value = values.get(field.key)
    // The price of one part of a school is not that of the school.
    const yuan = value?.covers === null ? toYuan(value.num, field.currency) : null
    return value && yuan !== null
      ? [{ price: { id, name, isPublic, wan: yuan / 10_000, year: value.year }, value }]
      : []
  })
  return {
    ...field,
    country,
    prices: held.map(({ price }) => price),
    years: [...new Set(held.map(({ value }) => value.year))].toSorted(),
    sources: [...new Set(held.map(({ value }) => value.source))],
    caution: valueDefinition(field.key).caution ?? null,
  }
}

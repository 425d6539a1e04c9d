import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import { spreadFieldOf } from '@/lib/schools/price-fields'
import { type PriceSpread, priceSpreadOf } from '@/lib/schools/price-spread'

/** The prices of the ranked schools of a country; null when it has no field for them. */
export async function loadPriceSpread(country: string): Promise<PriceSpread | null> {
  const field = spreadFieldOf(country)
  return field && priceSpreadOf(country, await orEmpty(listRankedValues(country, [field.key, 'ownership'])))
}

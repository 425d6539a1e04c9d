import type { Level } from '@/lib/content/cost-countries/country'
import { schoolPrices } from '@/lib/content/cost-countries/school-prices'
import { figure } from '@/lib/facts/registry'
import { priceYear } from '@/lib/schools/price-year'
import type { SchoolFee } from '@/lib/schools/tuition'

/** A school's published prices. The price for the whole school is left out when the fact registry has a newer one. */
export function currentFees(school: string, level: Level, fees: readonly SchoolFee[]): SchoolFee[] {
  const facts = schoolPrices[school]?.tuition[level]?.facts.flat() ?? []
  const newest = Math.max(0, ...facts.map((id) => startOf(figure(id).period)))
  return fees.filter(({ programme, feeYear }) => programme !== '' || startOf(feeYear) >= newest)
}

/** The year of a price; a price whose year is unknown is not newer than any other. */
const startOf = (period: string): number => priceYear(period) ?? 0

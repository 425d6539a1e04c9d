import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { figure } from '@/lib/facts/registry'
import type { SchoolFee } from '@/lib/schools/tuition'
import type { Level } from '@/lib/tools/cost/levels'

/**
 * A school's published prices. The price for the whole school is left out when the fact registry has a newer one: a price whose year is unknown is
 * not newer than any other.
 */
export function currentFees(school: string, level: Level, fees: readonly SchoolFee[]): SchoolFee[] {
  const facts = schoolPrices()[school]?.tuition[level]?.facts.flat() ?? []
  const newest = Math.max(0, ...facts.map((id) => figure(id).priceYear ?? 0))
  return fees.filter(({ programme, priceYear }) => programme !== '' || (priceYear ?? 0) >= newest)
}

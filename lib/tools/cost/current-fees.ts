import type { Level } from '@/lib/content/cost-countries/country'
import { schoolPrices } from '@/lib/content/cost-countries/school-prices'
import { figure } from '@/lib/facts/registry'
import type { SchoolFee } from '@/lib/schools/tuition'

/** A school's published prices without the one for all of it where the registry names a newer: of 2022 and next year, next year's counts. */
export function currentFees(school: string, level: Level, fees: readonly SchoolFee[]): SchoolFee[] {
  const facts = schoolPrices[school]?.tuition[level]?.facts.flat() ?? []
  const newest = Math.max(0, ...facts.map((id) => startOf(figure(id).period)))
  return fees.filter(({ programme, feeYear }) => programme !== '' || startOf(feeYear) >= newest)
}

/** The first year that a period names; 0 where it names none. */
const startOf = (period: string): number => Number(/\d{4}/.exec(period)?.[0] ?? 0)

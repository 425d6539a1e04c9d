import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { type Figure, figure } from '@/lib/facts/registry'

/** Prices of one school from the register of figures, without expired ones; those of masters are on the page of its programmes. */
export function registeredFeesOf(school: string): Figure[] {
  const { also = [], tuition, total } = schoolPrices()[school] ?? {}
  const { fact = [], insurance } = total?.undergraduate ?? {}
  const insured = typeof insurance === 'object' ? insurance.fact : []
  return [tuition?.undergraduate?.facts ?? [], fact, insured, also]
    .flat(2)
    .map(figure)
    .filter(({ isExpired }) => !isExpired)
}

import { type Figure, figure } from '@/lib/facts/registry'
import { registryFeeIds } from '@/lib/schools/registry-fees'

/** Prices of one school from the register of figures, without expired ones. */
export const registeredFeesOf = (school: string): Figure[] =>
  registryFeeIds(school)
    .map(figure)
    .filter(({ isExpired }) => !isExpired)

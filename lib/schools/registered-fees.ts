import { registryFeeIds } from '@/lib/content/schools/registry-fees'
import { type Figure, figure } from '@/lib/facts/registry'

/** Prices of one school from the register of figures, without expired ones. */
export const registeredFeesOf = (school: string): Figure[] =>
  registryFeeIds(school)
    .map(figure)
    .filter(({ isExpired }) => !isExpired)

import type { CostInput } from './input'

/** A boarding school charges board and lodging with its tuition, so a student's monthly living costs do not apply to its pupils. */
export const isBoarding = ({ level, tier, housing, own }: CostInput): boolean =>
  level === 'highschool' &&
  housing === 'campus' &&
  own.living === undefined &&
  own.housing === undefined &&
  tier.isForPupils !== true

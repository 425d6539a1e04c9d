import type { Ask } from './country'

/** What must be said wherever a requirement of a visa stands for the cost of living. */
export const requirement = '签证要求的资金证明额，作生活费的参照，不等于真实开销。'

/** Whom to ask where the country's own page speaks of bachelors only. */
export const programmePage: Ask = { name: '目标硕士项目的学费页', url: null }

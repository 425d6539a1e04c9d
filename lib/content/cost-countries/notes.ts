import type { Ask } from './country'

/** The note for every visa requirement that is used as the cost of living. */
export const requirement = '签证要求的资金证明额，作生活费的参照，不等于真实开销。'

/** Where to ask when the country's own page covers bachelor's programmes only. */
export const programmePage: Ask = { name: '目标硕士项目的学费页', url: null }

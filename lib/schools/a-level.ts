/** Usual offers of three A-levels, the lowest first. Each asks for no less than the one before it in any subject, so that they are a scale. */
export const aLevelOffers = [
  'CCC',
  'BCC',
  'BBC',
  'BBB',
  'ABB',
  'AAB',
  'AAA',
  'A*AA',
  'A*A*A',
  'A*A*A*',
] as const

const grades = ['E', 'D', 'C', 'B', 'A', 'A*']

/** The grades from the highest down, as numbers. */
const gradesOf = (offer: string) =>
  (offer.toUpperCase().match(/A\*|[A-E]/g) ?? [])
    .map((grade) => grades.indexOf(grade))
    .toSorted((a, b) => b - a)

/** Whether each of three grades is reached. */
const isReached = (own: string, needed: string) =>
  gradesOf(needed).every((grade, at) => (gradesOf(own)[at] ?? -1) >= grade)

/** The place on the scale from which on a requirement is met: A*BB is met by A*AA. One above the scale is met nowhere. */
export function offerNeeded(needed: string): number {
  const at = aLevelOffers.findIndex((offer) => isReached(offer, needed))
  return at === -1 ? aLevelOffers.length : at
}

/** The highest place on the scale that grades reach: A*BB reaches ABB. -1 for grades below it. */
export const offerReached = (own: string): number =>
  aLevelOffers.findLastIndex((offer) => isReached(own, offer))

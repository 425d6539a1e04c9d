/**
 * The figures of the registry that are prices of one school: the cost of a year there. A fee that is also in the tables is not listed
 * here.
 */
const feesBySchool: Readonly<Record<string, readonly string[]>> = {
  'de-university-of-hamburg': ['de-hamburg-fee'],
  'hk-chinese-university-of-hong-kong': ['hk-cuhk-total'],
  'hk-university-of-hong-kong': ['hk-hku-hall'],
  'uk-university-of-glasgow': ['uk-gla-med-2627', 'uk-gla-arts-2728', 'uk-gla-sci-2728'],
  'uk-university-of-sheffield': ['uk-tuition-sheffield-2728'],
  'us-arizona-state-university': ['us-asu-tuition-2627', 'us-asu-2627'],
  'us-harvard-university': ['us-harvard-tuition-2627', 'us-harvard-2627', 'us-health-harvard-2627'],
  'us-university-of-illinois-urbana-champaign': ['us-uiuc-2627'],
  'us-university-of-michigan': ['us-umich-tuition-2627', 'us-umich-2627'],
}

/** The price of the University of California at all its campuses. */
const ofCalifornia = ['us-uc-2728', 'us-uc-coa-2728']

/** The campuses that take first-year students. */
export const californiaCampuses = [
  'berkeley',
  'davis',
  'irvine',
  'los-angeles',
  'merced',
  'riverside',
  'san-diego',
  'santa-barbara',
  'santa-cruz',
].map((campus) => `us-university-of-california-${campus}`)

const all: Readonly<Record<string, readonly string[]>> = {
  ...feesBySchool,
  ...Object.fromEntries(californiaCampuses.map((campus) => [campus, ofCalifornia] as const)),
}

/** Ids of the figures that are prices of a school, earlier years first. */
export const registryFeeIds = (school: string): readonly string[] =>
  Object.hasOwn(all, school) ? (all[school] ?? []) : []

export const schoolsWithRegistryFees: readonly string[] = Object.keys(all)

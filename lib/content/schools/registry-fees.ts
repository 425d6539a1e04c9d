/**
 * Which figures of the register are prices of one school: what a year costs there.
 * A fee that the tables hold too is left to them.
 */
const feesBySchool: Readonly<Record<string, readonly string[]>> = {
  'ch-eth-zurich': ['ch-eth'],
  'ch-university-of-st-gallen': ['ch-tuition-hsg'],
  'de-technical-university-of-munich': ['de-tum'],
  'de-university-of-hamburg': ['de-hamburg-fee'],
  'fr-ecole-polytechnique': ['fr-x'],
  'fr-edhec-ecole-de-hautes-etudes-commerciales-du-nord': ['fr-edhec'],
  'fr-escp-business-school': ['fr-escp'],
  'fr-essec-business-school': ['fr-essec'],
  'fr-sciences-po': ['fr-scpo'],
  'hk-chinese-university-of-hong-kong': ['hk-cuhk-2627', 'hk-cuhk-2728', 'hk-cuhk-total'],
  'hk-city-university-of-hong-kong': ['hk-cityu-2627'],
  'hk-education-university-of-hong-kong': ['hk-eduhk-2627'],
  'hk-hong-kong-baptist-university': ['hk-hkbu-2627'],
  'hk-hong-kong-polytechnic-university': ['hk-polyu-2627', 'hk-polyu-2728'],
  'hk-hong-kong-university-of-science-and-technology': ['hk-hkust-2627', 'hk-hkust-2728'],
  'hk-university-of-hong-kong': [
    'hk-hku-nonstem-2627',
    'hk-hku-stem-2627',
    'hk-hku-nonstem-2728',
    'hk-hku-stem-2728',
    'hk-hku-med-2728',
    'hk-hku-hall',
  ],
  'ie-trinity-college-dublin': ['ie-tcd-arts', 'ie-tcd-sci'],
  'jp-the-university-of-tokyo': ['jp-utokyo-tuition', 'jp-utokyo-entrance'],
  'kr-korea-advanced-institute-of-science-and-technology': ['kr-kaist'],
  'nz-university-of-auckland': ['nz-auckland-ba-2026', 'nz-auckland-ba-2027'],
  'sg-nanyang-technological-university': ['sg-ntu-tg', 'sg-ntu-notg', 'sg-ntu-med'],
  'sg-national-university-of-singapore': ['sg-nus-tg', 'sg-nus-notg'],
  'uk-university-of-glasgow': ['uk-gla-med-2627', 'uk-gla-arts-2728', 'uk-gla-sci-2728'],
  'uk-university-of-sheffield': ['uk-tuition-sheffield-2728'],
  'us-arizona-state-university': ['us-asu-2627'],
  'us-harvard-university': ['us-harvard-tuition-2627', 'us-harvard-2627', 'us-health-harvard-2627'],
  'us-university-of-illinois-urbana-champaign': ['us-uiuc-2627'],
}

/** What the University of California charges at all its campuses. */
const ofCalifornia = ['us-uc-2728', 'us-uc-coa-2728']

/** Those that take first-year students. */
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

/** Titles of a census list that mean little to an applicant, by id, and the major into which each was merged. */
export const mergedMajors: Readonly<Record<string, string>> = {
  'fod1p-2201': 'fod1p-6211',
  'fod1p-2901': 'fod1p-4002',
  'fod1p-5601': 'fod1p-2403',
  'fod1p-5301': 'fod1p-5503',
  'fod1p-2101': 'fod1p-2102',
  'fod1p-5005': 'fod1p-5004',
  'fod1p-6403': 'fod1p-6402',
  'fod1p-6104': 'fod1p-6105',
  'fod1p-3202': 'x-law-llb',
  'fod1p-2503': 'fod1p-2412',
  'fod1p-2504': 'fod1p-2414',
  'fod1p-2502': 'fod1p-2408',
  'fod1p-2001': 'x-telecommunications-engineering',
  'fod1p-4007': 'fod1p-5500',
  'fod1p-3702': 'x-statistics',
}

import type { FeeSpan } from '@/lib/schools/tuition'

/** The yearly prices of British bachelors at forty schools, apart from what is given. */
export const feeSpan = (change: Partial<FeeSpan>): FeeSpan => ({
  ...{ country: 'uk', level: 'undergraduate', basis: 'schools', per: 'year' },
  ...{ priceYear: null, priceYears: [], low: 10, typical: 20, high: 30, count: 40, currency: 'GBP' },
  ...{ feeYears: ['2026–27'], readFrom: [], ...change },
})

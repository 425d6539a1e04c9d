import { expect, it } from 'vitest'
import { schoolPrices } from '@/lib/content/cost-countries/school-prices'
import { registryFeeIds } from '@/lib/content/schools/registry-fees'

// Master's programmes stand on the page of a school's programmes instead.
it.each(Object.entries(schoolPrices))(
  'what the calculator takes for a bachelor at %s stands on its page',
  (school, prices) => {
    const facts = prices.tuition.undergraduate?.facts.flat() ?? []
    expect(registryFeeIds(school)).toEqual(expect.arrayContaining(facts))
  },
)

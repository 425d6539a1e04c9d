import { expect, it } from 'vitest'
import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { registryFeeIds } from '@/lib/schools/registry-fees'

// Prices of master's programmes are on the page of a school's programmes instead.
it.each(Object.entries(schoolPrices()))(
  "the calculator's price of a bachelor at %s is shown on the school's page",
  (school, prices) => {
    const facts = prices.tuition.undergraduate?.facts.flat() ?? []
    expect(registryFeeIds(school)).toEqual(expect.arrayContaining(facts))
  },
)

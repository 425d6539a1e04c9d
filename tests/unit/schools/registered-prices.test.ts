import { expect, it } from 'vitest'
import { schoolPrices } from '@/lib/content/cost-countries/school-prices'
import { registryFeeIds } from '@/lib/content/schools/registry-fees'

it.each(Object.entries(schoolPrices))(
  'what the calculator takes for %s stands on its page',
  (school, prices) => {
    const evidence = [...Object.values(prices.tuition), ...Object.values(prices.enrolment ?? {})]
    const facts = evidence.flatMap((one) => one?.facts.flat() ?? [])
    expect(registryFeeIds(school)).toEqual(expect.arrayContaining(facts))
  },
)

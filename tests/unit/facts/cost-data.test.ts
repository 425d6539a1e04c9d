import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { costCountries, schoolPrices } from '@/lib/collections/kinds/cost-country'
import { figure } from '@/lib/facts/registry'
import { levels } from '@/lib/tools/cost/levels'

describe('the calculator', () => {
  it('never uses the figures of another country', () => {
    for (const country of costCountries.list()) {
      const ids = country.tiers.flatMap((tier) =>
        [tier.living, tier.together, tier.campus, tier.rent].flatMap((each) => each?.facts.flat() ?? []),
      )
      const tuition = levels.flatMap(({ value }) => country.tuition[value]?.facts.flat() ?? [])
      const all = [...ids, ...tuition].map((id) => figure(id).country)
      expect(all.filter((code) => code !== country.value)).toEqual([])
    }
  })

  it('shows under the name of a school only figures of that school', async () => {
    for (const [id, { tuition, total = {}, also = [] }] of Object.entries(schoolPrices())) {
      const school = await getSchool(id)
      expect(school?.id, id).toBe(id)
      const facts = [
        ...Object.values(tuition).flatMap((each) => each.facts.flat()),
        ...Object.values(total).map(({ fact }) => fact),
        ...also,
      ]
      expect(facts.length, id).toBeGreaterThan(0)
      for (const fact of facts) expect(figure(fact).country, fact).toBe(id.slice(0, 2))
    }
  })
})

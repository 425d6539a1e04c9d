import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { costCountries, schoolPrices } from '@/lib/collections/kinds/cost-country'
import { yuanPerUnit } from '@/lib/facts/rates'
import { figure } from '@/lib/facts/registry'
import { levels, tests } from '@/lib/tools/cost/levels'

describe('the calculator', () => {
  it('uses only facts that may be printed', () => {
    const evidence = costCountries
      .list()
      .flatMap((country) => [
        ...Object.values(country.tuition),
        ...Object.values(country.enrolment ?? {}),
        country.insurance,
        country.visa,
        ...country.tiers.flatMap((tier) => [
          tier.living,
          tier.together,
          tier.campus,
          tier.rent,
          ...Object.values(tier.tuition ?? {}),
        ]),
      ])
    const ids = [
      ...evidence.flatMap((each) => each?.facts.flat() ?? []),
      ...tests.flatMap((test) => test.fact.flat()),
      ...costCountries.list().map(({ rate }) => rate),
    ]
    expect(ids.length).toBeGreaterThan(60)
    for (const id of ids) expect(() => figure(id)).not.toThrow()
  })

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

  it('understands rates per unit and per hundred', () => {
    expect(yuanPerUnit(figure('fx-gbp-cny'))).toBe(8.9013)
    expect(yuanPerUnit(figure('fx-krw-cny'))).toBeCloseTo(0.005008, 6)
  })
})

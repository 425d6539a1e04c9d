import { describe, expect, it } from 'vitest'
import { formatFigure } from '@/lib/facts/format'
import { figure, listFigures } from '@/lib/facts/registry'
import { costCountries, levels, tests } from '@/lib/tools/cost/countries'
import { yuanPerUnit } from '@/lib/tools/cost/estimate'

describe('printable figures', () => {
  it('say in Chinese or in digits when they hold', () => {
    const foreign = listFigures().filter(({ period }) =>
      /stored|page|from|since|undated|survey|cohort/i.test(period),
    )
    expect(foreign.map(({ id, period }) => `${id}: ${period}`)).toEqual([])
  })

  it('that are undated say so', () => {
    const undated = listFigures().filter(({ caution }) => caution?.startsWith('来源页面未标日期'))
    expect(undated.length).toBeGreaterThan(20)
    expect(undated.filter(({ period }) => !period.includes('未标日期')).map(({ id }) => id)).toEqual([])
  })

  it('read without English units', () => {
    const shown = listFigures().map((fact) => [fact.id, formatFigure(fact)] as const)
    expect(shown.filter(([, text]) => /[a-z]{4,}/.test(text))).toEqual([])
  })

  it('keep the fee that has been replaced off the pages', () => {
    expect(() => figure('uk-visafee-202504')).toThrow('superseded_or_old')
    expect(figure('uk-visafee-2026')).toMatchObject({ value: 558, period: '截至 2026-09-12' })
  })
})

describe('the calculator', () => {
  it('names only facts that may be printed', () => {
    const evidence = costCountries.flatMap((country) => [
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
      ...costCountries.map(({ rate }) => rate),
    ]
    expect(ids.length).toBeGreaterThan(60)
    for (const id of ids) expect(() => figure(id)).not.toThrow()
  })

  it('never mixes a country with the figures of another', () => {
    for (const country of costCountries) {
      const ids = country.tiers.flatMap((tier) =>
        [tier.living, tier.together, tier.campus, tier.rent].flatMap((each) => each?.facts.flat() ?? []),
      )
      const tuition = levels.flatMap(({ value }) => country.tuition[value]?.facts.flat() ?? [])
      const all = [...ids, ...tuition].map((id) => figure(id).country)
      expect(all.filter((code) => code !== country.value)).toEqual([])
    }
  })

  it('reads rates per unit and per hundred', () => {
    expect(yuanPerUnit(figure('fx-gbp-cny'))).toBe(9.038)
    expect(yuanPerUnit(figure('fx-krw-cny'))).toBeCloseTo(0.00443, 6)
  })
})

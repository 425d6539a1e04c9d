import { describe, expect, it } from 'vitest'
import { readFunds, reckonFunds } from '@/lib/tools/cost/visa-funds'

/** Calculated by hand from the amounts that the authorities publish. */
describe('the proof of funds for a visa', () => {
  it.each([
    // 30,000 − 5,000 + 9 × 1,529, because at most nine months count.
    ['uk', { place: 'london', months: '12', tuition: '30000', paid: '5000' }, 38761],
    ['uk', { months: '6', tuition: '20000' }, 27026],
    ['ca', { months: '24', tuition: '30,000', travel: '2000' }, 55448],
    ['au', { months: '12', tuition: '45000', travel: '2000' }, 76710],
    // 29,710 + 10,394 + 2 × 4,449 + 13,502, plus tuition and travel.
    [
      'au',
      { months: '24', tuition: '45000', travel: '6000', partner: '1', children: '2', pupils: '1' },
      113504,
    ],
    // 29,710 + 6 × 4,449 + 13,502: of six children one goes to school.
    ['au', { tuition: '0', travel: '0', children: '6', pupils: '1' }, 69906],
    ['au', { months: '6', tuition: '20000', travel: '2000' }, 36855],
    ['us', { tuition: '80000', paid: '10000' }, 70000],
  ] as const)('of %s for %o is %i', (country, query, total) => {
    expect(reckonFunds(readFunds(country, query).input).total?.local).toBe(total)
  })

  it.each([
    ['uk', { months: '12' }],
    ['uk', { months: '12', tuition: '30000', partner: '1' }],
    ['ca', { tuition: '30000', travel: '2000', children: '1' }],
    ['ca', { tuition: '30000' }],
    ['us', { tuition: '80000', partner: '1' }],
  ] as const)('of %s for %o has no sum while a part of it is not known', (country, query) => {
    const { total, parts } = reckonFunds(readFunds(country, query).input)
    expect(total).toBeNull()
    expect(parts.some(({ amount }) => amount === null)).toBe(true)
  })

  it('counts no more pupils than children, and reports values that it could not use', () => {
    const { input, errors } = readFunds('au', {
      children: '1',
      pupils: '3',
      months: '999',
      tuition: 'viel',
    })
    expect(input).toMatchObject({ children: 1, pupils: 1, months: 12, tuition: null })
    expect(Object.keys(errors)).toEqual(['months', 'tuition'])
  })

  it.each([
    [{ children: '6', months: '72', tuition: '1000000' }, 0],
    [{ children: '7' }, 1],
    [{ months: '73' }, 1],
    [{ months: '0' }, 1],
    [{ tuition: '1000000.01' }, 1],
    [{ tuition: '-1' }, 1],
  ])('reads %o with so many faults: %i', (given, faults) => {
    expect(Object.keys(readFunds('au', given).errors)).toHaveLength(faults)
  })

  it('uses the fees of the calculator', () => {
    const { fees } = reckonFunds(readFunds('uk', { months: '12', tuition: '1' }).input)
    expect(fees.map(({ id, total }) => [id, total.local.typical])).toEqual([
      ['insurance', 1164],
      ['visa', 558],
    ])
  })
})

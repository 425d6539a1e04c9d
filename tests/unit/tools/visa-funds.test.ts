import { describe, expect, it } from 'vitest'
import { readFunds, reckonFunds } from '@/lib/tools/cost/visa-funds'
import { table } from '@/tests/support/table'

const country = (cell: string) => cell as Parameters<typeof readFunds>[0]
const params = (cell: string) => Object.fromEntries(new URLSearchParams(cell))

/** Calculated by hand from the amounts that the authorities publish. */
describe('the proof of funds for a visa', () => {
  // 30,000 − 5,000 + 9 × 1,529 pounds, because at most nine months count. 29,710 + 10,394 + 2 × 4,449 + 13,502 Australian dollars, plus
  // tuition and travel. 29,710 + 6 × 4,449 + 13,502: of six children one goes to school.
  it.each(
    table(
      `
        uk | place=london&months=12&tuition=30000&paid=5000 | 38761
        uk | months=6&tuition=20000 | 27026
        ca | months=24&tuition=30,000&travel=2000 | 55448
        au | months=12&tuition=45000&travel=2000 | 76710
        au | months=24&tuition=45000&travel=6000&partner=1&children=2&pupils=1 | 113504
        au | tuition=0&travel=0&children=6&pupils=1 | 69906
        au | months=6&tuition=20000&travel=2000 | 36855
        us | tuition=80000&paid=10000 | 70000
      `,
      [country, params, Number],
    ),
  )('of %s for %o is %i', (place, query, total) => {
    expect(reckonFunds(readFunds(place, query).input).total?.local).toBe(total)
  })

  it.each(
    table(
      `
        uk | months=12
        uk | months=12&tuition=30000&partner=1
        ca | tuition=30000&travel=2000&children=1
        ca | tuition=30000
        us | tuition=80000&partner=1
      `,
      [country, params],
    ),
  )('of %s for %o has no sum while a part of it is not known', (place, query) => {
    const { total, parts } = reckonFunds(readFunds(place, query).input)
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

  it.each(
    table(
      `
        children=6&months=72&tuition=1000000 | 0
        children=7 | 1
        months=73 | 1
        months=0 | 1
        tuition=1000000.01 | 1
        tuition=-1 | 1
      `,
      [params, Number],
    ),
  )('reads %o with so many faults: %i', (given, faults) => {
    expect(Object.keys(readFunds('au', given).errors)).toHaveLength(faults)
  })

  it.each([
    ['uk', '12', { insurance: 1164, visa: 558 }],
    ['uk', '9', { insurance: 'missing', visa: 558 }],
    ['au', '12', { insurance: 'missing' }],
  ] as const)('uses the fees of the calculator: %s, %s months', (place, months, known) => {
    const { fees } = reckonFunds(readFunds(place, { months, tuition: '1' }).input)
    const amounts = fees.map(({ id, state, total }) => [
      id,
      state === 'missing' ? state : total.local.typical,
    ])
    expect(Object.fromEntries(amounts)).toMatchObject(known)
  })
})

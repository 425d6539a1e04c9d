import { describe, expect, it } from 'vitest'
import { programmes } from '@/lib/collections/kinds/programme'
import { amountCell } from '@/lib/facts/immigration/programme-amounts'

describe('an amount of a programme in a table', () => {
  it('has its words, its date and its value in yuan', () => {
    const { yuan, ...cell } = amountCell({
      statement: 'imm-us-eb5-amounts',
      says: '80 万美元',
      amount: 800_000,
      currency: 'USD',
    })
    expect(cell).toEqual({ text: '80 万美元', when: '2026-06', needsLook: true })
    expect(yuan).toBeGreaterThan(4_000_000)
  })

  it('has the value of a figure, and its mark', () => {
    expect(amountCell({ fact: 'us-i140-self-fee' })).toMatchObject({ text: '1,015 美元', needsLook: true })
  })

  it('has no value where none is registered', () => {
    const amount = { statement: 'imm-mt-fees', says: '行政费 6 万欧元、国家贡献统一 3.7 万欧元' }
    expect(amountCell(amount).yuan).toBeNull()
  })

  it('is on the page of its programme too, where its source is', () => {
    for (const { id, amounts, fees, least } of programmes.list())
      for (const amount of [fees, least])
        if (amount !== undefined && 'statement' in amount) expect(amounts, id).toContain(amount.statement)
  })

  it('can be drawn for every least investment', () => {
    for (const { id, least } of programmes.list())
      if (least !== undefined) expect(amountCell(least).yuan, id).toBeGreaterThan(0)
  })
})

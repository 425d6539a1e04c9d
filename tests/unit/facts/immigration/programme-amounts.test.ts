import { afterEach, describe, expect, it, vi } from 'vitest'
import { amountCell } from '@/lib/facts/immigration/programme-amounts'

const eb5 = { statement: 'imm-us-eb5-amounts', says: '80 万美元', amount: 800_000, currency: 'USD' }

describe('an amount of a programme in a table', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has its words, its date and its value in yuan', () => {
    vi.setSystemTime('2027-01-01T09:00:00+08:00')
    const { yuan, ...cell } = amountCell(eb5)
    expect(cell).toEqual({ text: '80 万美元', when: '2026-06', needsLook: true })
    expect(yuan).toBeGreaterThan(4_000_000)
  })

  it('is not printed once its rule has ended everywhere in its country', () => {
    vi.setSystemTime('2027-01-01T18:00:00+08:00')
    expect(amountCell(eb5)).toMatchObject({ text: '已过，现行数看官方页面', yuan: null })
  })

  it('has the value of a figure, and its mark', () => {
    expect(amountCell({ fact: 'us-i140-self-fee' })).toMatchObject({ text: '1,015 美元', needsLook: true })
  })

  it('has no value where none is registered', () => {
    const amount = { statement: 'imm-mt-fees', says: '行政费 6 万欧元、国家贡献统一 3.7 万欧元' }
    expect(amountCell(amount).yuan).toBeNull()
  })
})

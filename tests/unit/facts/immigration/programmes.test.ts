import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFiled } from '@/components/features/immigration/bulletin-words'
import { readScore } from '@/components/features/immigration/rounds-words'
import { programmeOf, programmes } from '@/lib/collections/kinds/programme'
import { amountCell } from '@/lib/facts/immigration/programme-amounts'
import { ageRemarks, isFirm, readingAge, readingMonth } from '@/lib/facts/immigration/reading-age'
import { hasStatement } from '@/lib/facts/registry'
import { flag, lines, maybe, maybeNumber, table } from '@/tests/support/table'

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

it.each(
  table(
    `
      2026-11-20 | fresh | yes | 2026-11
      2026-05-22 | fresh | yes | 2026-05
      2026-05-21 | aged | yes | 2026-05
      2025-11-12 | old | no | 2025-11
      2025-12 | aged | yes | 2025-12
      2024 | old | no | 2024
      – | undated | no | 没有日期
    `,
    [maybe, String, flag, String],
  ),
)(
  'the age of what was read of a programme is, for %s on 21 November 2026: %s, firm %s',
  (asOf, age, firm, month) => {
    const found = readingAge(asOf, new Date('2026-11-21T00:00:00Z'))
    expect(found).toBe(age)
    expect(isFirm(found)).toBe(firm)
    expect(readingMonth(asOf)).toBe(month)
    expect(ageRemarks[found] === null).toBe(age === 'fresh')
  },
)

it('gives amounts only as statements of the fact registry', () => {
  const unknown = programmes
    .ids()
    .flatMap((id) => programmeOf(id).amounts.filter((fact) => !hasStatement(fact)))
  expect(unknown).toEqual([])
})

it.each([
  ['2021-03-15', '2021-03-15', null],
  [' 2026-10-31 ', '2026-10-31', null],
  [undefined, null, null],
  ['', null, null],
  // There is no such day, although `Date.parse` accepts it.
  ['2021-02-30', null, '优先日要写成 2021-03-15 的形式'],
  ['1999-12-31', null, '表里没有这么早的优先日'],
  ['2026-11-01', null, '手上的公告只到 2026-10，这一天在它之后'],
])('a priority date in the address %j is read as %j, with the message %j', (filed, day, problem) => {
  expect(readFiled({ filed }, '2026-10')).toEqual({ day, problem })
})

describe('a score in the address', () => {
  it.each(
    table(
      `
      ４７９ | 479
      | –
    `,
      [String, maybeNumber],
    ),
  )('%j is %j', (score, expected) => {
    expect(readScore({ score })).toEqual({ score: expected, problem: null })
  })

  it.each(
    lines(`
      1201
      -1
    `),
  )('%j is refused', (score) => {
    expect(readScore({ score })).toEqual({
      score: null,
      problem: '请填 0 到 1,200 之间的整数，这一项暂不计入',
    })
  })
})

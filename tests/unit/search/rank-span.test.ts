import { describe, expect, it } from 'vitest'
import { numeralValue } from '@/lib/core/numerals'
import { rankSpanAt, rankSpanIn } from '@/lib/host/search/rank-span'
import { lines, table } from '@/tests/support/table'

describe('places of a ranking in a question', () => {
  it.each(
    table(
      `
      美国前五 | 1 | 5
      美国前五十的大学 | 1 | 50
      qs前百 | 1 | 100
      qs前两百 | 1 | 200
      世界前一百五 | 1 | 150
      qs前50名 | 1 | 50
      前 30 名大学 | 1 | 30
      top50 | 1 | 50
      世界百强 | 1 | 100
      英国五十强大学 | 1 | 50
      美国50-100 | 50 | 100
      qs 100-200 英国 | 100 | 200
      世界五十到一百名 | 50 | 100
      排名100~150 | 100 | 150
    `,
      [String, Number, Number],
    ),
  )('%s', (text, from, to) => {
    expect(rankSpanIn(text)).toEqual({ from, to })
  })

  it.each(
    lines(`
      前三年学费
      前五学期均分
      前三个月
      前10%
      预算20-30万
      英国20-30万
      英国14-16岁
      美国2026-2027
      雅思6-7分
      一年前
      世界500强企业
      laptop 50
      强
    `),
  )('none in %s', (text) => {
    expect(rankSpanIn(text)).toBeNull()
  })

  it('are whole words: a name never ends inside their number', () => {
    expect(rankSpanAt('美国前五十', 2)?.length).toBe(3)
    expect(rankSpanAt('qs前50名英国', 2)?.length).toBe(4)
    expect(rankSpanAt('美国前五十', 3)).toBeNull()
  })
})

it.each(
  table(
    `
    五 | 5
    十 | 10
    十五 | 15
    百 | 100
    一百 | 100
    一百二 | 120
    一百零五 | 105
    两百 | 200
    三百五十 | 350
    一千二百 | 1200
  `,
    [String, Number],
  ),
)('reads the numeral %s', (numeral, value) => {
  expect(numeralValue(numeral)).toBe(value)
})

import { describe, expect, it } from 'vitest'
import { readFiled } from '@/components/features/immigration/bulletin-words'
import { readScore } from '@/components/features/immigration/rounds-words'
import { lines, maybeNumber, table } from '@/tests/support/table'

describe('a priority date in the address', () => {
  it.each([
    ['2021-03-15', '2021-03-15', null],
    [' 2026-10-31 ', '2026-10-31', null],
    [undefined, null, null],
    ['', null, null],
    // There is no such day, although `Date.parse` accepts it.
    ['2021-02-30', null, '优先日要写成 2021-03-15 的形式'],
    ['2021/03/15', null, '优先日要写成 2021-03-15 的形式'],
    ['1999-12-31', null, '表里没有这么早的优先日'],
    ['2026-11-01', null, '手上的公告只到 2026-10，这一天在它之后'],
  ])('%j is read as %j, with the message %j', (filed, day, problem) => {
    expect(readFiled({ filed }, '2026-10')).toEqual({ day, problem })
  })
})

describe('a score in the address', () => {
  it.each(
    table(
      `
      479 | 479
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
      47.5
      高分
    `),
  )('%j is refused', (score) => {
    expect(readScore({ score })).toEqual({
      score: null,
      problem: '请填 0 到 1,200 之间的整数，这一项暂不计入',
    })
  })
})

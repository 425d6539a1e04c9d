import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { comparison, matchesHead } from '@/lib/blocks/parts'
import { copy, figureId, statementId } from '@/lib/blocks/text'
import { table } from '@/tests/support/table'

describe('text of a block', () => {
  it.each(
    table(`
      先换 I-20，再约面签
      985 与 211 院校的均分
      澳大利亚的学生签证叫 500 类，毕业后叫 485
      雅思 6.5 分
    `),
  )('accepts a name with digits: %s', (text) => {
    expect(copy(60).safeParse(text).success).toBe(true)
  })

  it.each(
    table(`
      学费每年 30000 美元
      排名前 50 的大学
      录取率 12%
      费用是 {{us-nothing}}
    `),
  )('refuses a figure that has no source: %s', (text) => {
    expect(copy(60).safeParse(text).success).toBe(false)
  })

  it.each(
    table(`
      保录取
    `),
  )('refuses a claim: %s', (text) => {
    expect(copy(60).safeParse(text).success).toBe(false)
  })

  it.each(
    table(`
      请<b>提前</b>准备 | “<b>”“</b>”会原样印给读者
      第一行<br/>第二行 | “<br/>”会原样印给读者
      <A href="https://example.com/a/long/address">这里</A> | 会原样印给读者
      &nbsp;先看清单 | “&nbsp;”会原样印给读者
      请**提前**准备 | “**”会原样印给读者
      看[清单](/special/ossd) | “](”会原样印给读者
    `),
  )('refuses markup and names the field where links and paragraphs belong: %s', (text, words) => {
    expect(
      copy(60)
        .safeParse(text)
        .error?.issues.map(({ message }) => message),
    ).toEqual([expect.stringContaining(words)])
  })

  it.each(
    table(`
      满 18 岁 <21 岁的同学
      A < B，A > C
      3 * 4 * 5
      [示例] (2026)
      AT&T 的实习
    `),
  )('accepts signs that are not markup: %s', (text) => {
    expect(copy(60).safeParse(text).success).toBe(true)
  })

  it('refuses an empty or too long text', () => {
    expect(copy(4).safeParse('   ').success).toBe(false)
    expect(copy(4).safeParse('五个汉字呀').success).toBe(false)
  })
})

describe('ids of facts', () => {
  it('are accepted when the fact may be printed', () => {
    expect(figureId.safeParse('us-sevis-2026').success).toBe(true)
    expect(statementId.safeParse('study-us-ed1').success).toBe(true)
  })

  it('are refused when there is no such fact', () => {
    expect(figureId.safeParse('us-nothing').success).toBe(false)
    expect(statementId.safeParse('us-sevis-2026').success).toBe(false)
  })
})

describe('a table', () => {
  const table = z.strictObject(comparison).superRefine(matchesHead)
  const head = { caption: '说明', corner: '阶段', columns: ['学制', '入学'] }

  it('needs a cell for every column', () => {
    const row = (...cells: string[]) => ({ label: '本科', cells })
    expect(table.safeParse({ ...head, rows: [row('三年', '秋'), row('四年', '秋')] }).success).toBe(true)
    expect(table.safeParse({ ...head, rows: [row('三年', '秋'), row('四年')] }).success).toBe(false)
    expect(table.safeParse({ ...head, rows: [row('三年', '秋'), row('四年', '秋', '冬')] }).success).toBe(
      false,
    )
  })
})

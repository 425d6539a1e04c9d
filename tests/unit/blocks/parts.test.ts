import { describe, expect, it } from 'vitest'
import { copy } from '@/lib/blocks/text'
import { table } from '@/tests/support/table'

describe('text of a block', () => {
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

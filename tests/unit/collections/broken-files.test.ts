import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { z } from 'zod'
import { ContentError, lineOf } from '@/lib/collections/content-error'
import { parseYaml } from '@/lib/collections/parse-yaml'
import { lines } from '@/tests/support/table'

const schema = z.strictObject({
  title: z.string().min(1, '不能为空'),
  hue: z.enum(['uk', 'us']).optional(),
  list: z.array(z.string()).optional(),
  items: z.array(z.strictObject({ label: z.string(), text: z.string() })).optional(),
})
const values = new Map([['company.hotline', '400']])

/** What the reader says about a file, one line for each mistake; what it read of a correct file. */
function said(content: string | Uint8Array): unknown {
  try {
    return parseYaml('page/content.yaml', Buffer.from(content), schema, { values }).data
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(lineOf)
    throw error
  }
}

const quoted = '文字以 @ ` % & * ! | > 开头时，要整句放进英文单引号'
const indented = '缩进不齐，或上一行的文字里有英文冒号加空格'
const utf8 = '用记事本打开，“另存为”里把编码选成 UTF-8（不带 BOM），再保存一次'
const unclosed = '引号没有配对：在这句话的末尾补上引号，一段文字写在一行里'
const oneLine = '一段文字写在一行里，再长也不换行，不用 | 和 >；要分段就写成 paragraphs 的另一项'

describe('a broken file gets line, column and remedy', () => {
  it.each<[string, string, line: number, column: number, remedy: string]>([
    ['no content', '', 1, 1, '文件要从“项名: 内容”写起，可以拷一份相邻的文件'],
    ['a missing quote', "hue: uk\ntitle: '甲", 2, 8, unclosed],
    ['a missing quote before another', "title: '甲\nhue: uk\nlist: ['乙']", 1, 8, unclosed],
    ['a Chinese colon', 'title: 甲\nhue：uk', 2, 1, '项名后面的冒号是中文的：换成英文冒号，后面空一格'],
    ['no space after a colon', 'title:甲\nhue: uk', 1, 1, '冒号后面要空一格'],
    ['no space after a hyphen', 'title: 甲\nlist:\n  - 乙\n  -丙', 4, 1, '“-”后面要空一格'],
    [
      'no colon',
      'title: 甲\nhue uk\nlist: []',
      2,
      1,
      '这一行缺少“项名: ”：每行写成“项名: 内容”，或以“- ”开头',
    ],
    [
      'a colon and a space in a text',
      'title: 学费: 很高',
      1,
      8,
      '文字里有英文冒号加空格：换成中文冒号，或把整句放进英文单引号',
    ],
    ['a comma behind a quote', "title: '甲',", 1, 11, '行末多了一个逗号：删掉'],
    [
      'a quote around a part',
      "title: '甲'的乙",
      1,
      11,
      "引号没有包住整句：整句放进英文单引号，句子里的 ' 写成两个 ''",
    ],
    [
      'a figure at the beginning',
      'title: {{uk-fee}} 起',
      1,
      9,
      "以 {{ 开头的文字要整句放进英文单引号，例如 '{{uk-visafee-2026}} 起'",
    ],
    ['a field twice', 'title: 甲\nhue: uk\ntitle: 乙', 3, 1, '同一项写了两次：删掉一个'],
    ['uneven indentation', 'title: 甲\nitems:\n    - label: 乙\n  - label: 丙', 4, 1, indented],
    [
      'a list behind its name',
      'title: 甲\nlist: - 乙',
      2,
      7,
      '列表从下一行写起：每条一行，往里缩进两格，以“- ”开头',
    ],
    ['a commercial at', 'title: @甲', 1, 8, quoted],
    ['an anchor', 'title: &a 甲', 1, 11, '文字以 & 开头时，要整句放进英文单引号'],
    ['a text over two lines', 'title: 甲\n  乙', 1, 8, oneLine],
    [
      'a comment behind a text',
      'title: 全国 #1 大学',
      1,
      8,
      '“#1 大学”会被当成注释丢掉：整句放进英文单引号；注释另起一行',
    ],
    ['two documents', 'title: 甲\n---\ntitle: 乙', 2, 1, '删掉单独一行的 ---，一个文件只有一份内容'],
    ['a backslash in double quotes', 'title: "C:\\y"', 1, 11, '双引号里的 \\ 有特别的意思：换成英文单引号'],
  ])('%s', (_, content, line, column, remedy) => {
    expect(said(`${content}\n`)).toEqual([`第 ${line} 行第 ${column} 列，写法：${remedy}`])
  })

  it.each<[string, string | Uint8Array, line: number, column: number, said: string]>([
    ['a tab', 'title: 甲\n\thue: uk', 2, 1, '制表符：这里是制表符（Tab）：换成空格'],
    [
      'a tab, which makes the lines below it look wrong',
      'title: 甲\nlist:\n\t- 乙\n  - 丙',
      3,
      1,
      '制表符：这里是制表符（Tab）：换成空格',
    ],
    ['a wide space', 'title: 甲\n　hue: uk', 2, 1, '空格：行首有全角空格：换成英文空格'],
    ['a byte order mark', '\uFEFFtitle: 甲', 1, 1, `编码：文件开头有看不见的 BOM：${utf8}`],
    [
      'GBK bytes',
      Buffer.concat([Buffer.from('hue: uk\ntitle: '), Buffer.from([0xbc, 0xd7])]),
      2,
      8,
      `编码：从这里起不是 UTF-8，多半是 GBK：${utf8}`,
    ],
    ['UTF-16', Buffer.from('title: 甲', 'utf16le'), 1, 1, `编码：文件存成了 UTF-16：${utf8}`],
    ['an empty text', 'title:', 1, 7, 'title：不能为空'],
    [
      'a missing field of an item',
      'title: 甲\nitems:\n  - label: 乙',
      3,
      5,
      'items › 第 1 项 › text：缺少这一项',
    ],
    ['a misspelt field', 'title: 甲\nhues: uk', 2, 1, '整个内容：没有“hues”这个字段，是不是拼错了'],
    ['a misspelt value', 'title: 甲\nhue: ukk', 2, 6, 'hue：只能写 uk、us 之一；是不是 uk？'],
    ['a text for a list', 'title: 甲\nlist: 乙', 2, 7, 'list：这里要写一个列表：每条一行，以“- ”开头'],
    ['a list for a text', 'title:\n  - 甲', 2, 3, 'title：这里要写文字（加引号）'],
    [
      'an unknown value of the company',
      "title: '{{company.fax}}'",
      1,
      8,
      'title：没有“company.fax”这个值，可以写 company.hotline',
    ],
  ])('%s', (_, content, line, column, remedy) => {
    expect(said(typeof content === 'string' ? `${content}\n` : content)).toEqual([
      `第 ${line} 行第 ${column} 列，${remedy}`,
    ])
  })

  it.each([
    ['title: &a 甲\nhue: *a', '第 1 行第 11 列', '第 2 行第 6 列'],
    ['title: 甲\nhues: uk\nitem: 乙', '第 2 行第 1 列', '第 3 行第 1 列'],
  ])('both mistakes of %j are said', (content, ...places) => {
    expect(said(content)).toEqual(places.map((place) => expect.stringContaining(place)))
  })
})

describe('a text stays what was typed', () => {
  it.each(
    lines(`
      no
      true
      null
      010
      1.10
      2027-03-01
      1e3
      ~
      学费：很高
      8:30
      C#
      a#b
    `),
  )('%s', (text) => {
    expect(said(`title: ${text}\n`)).toEqual({ title: text })
  })

  it.each(["'{{uk-fee}} 起'", '"甲"', "'it''s'"])('quoted %s', (text) => {
    expect(said(`title: ${text}\n`)).toEqual({ title: text.slice(1, -1).replace("''", "'") })
  })

  it('has comments on lines of their own, Windows line ends, and values of the company', () => {
    expect(
      said("# 说明\r\ntitle: '{{company.hotline}}'\r\n# 再说明\r\nlist:\r\n  # 第一条\r\n  - 甲\r\n"),
    ).toEqual({
      title: '400',
      list: ['甲'],
    })
  })

  it('is read back as it was written by a program', () => {
    const content = { title: "it's: {{a}} # 甲", list: ['- 乙', '@丙', ' 丁 '] }
    expect(said(stringify(content))).toEqual(content)
  })
})

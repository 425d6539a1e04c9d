import { describe, expect, it } from 'vitest'
import { articles } from '@/lib/collections/kinds/article'

const parseArticle = (name: string, text: string) =>
  articles.parse(name.replace('.md', ''), Buffer.from(text))

const head = {
  type: 'industry',
  title: '标题',
  summary: '摘要',
  date: '2026-09-15',
  author: '美世留学 语言考试组',
  sources: '[]',
}

const file = (changes: Partial<Record<string, string | null>> = {}, body = '一段文字。') => {
  const lines = Object.entries({ ...head, ...changes }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

describe('an article file', () => {
  it('is read with its headings, paragraphs and lists', () => {
    const body =
      '开头。\n\n第二段\n换行。\n\n## 小标题\n\n一段 {{us-harvard-2627*9}} 和 {{uk-visafee-2026*2}}。\n\n- 甲\n- 乙\n\n## 只有列表\n\n- 丙'
    expect(parseArticle('jp-eju-guide.md', file({ country: 'jp', branches: '[bj, sh]' }, body))).toEqual({
      id: 'jp-eju-guide',
      ...head,
      updated: null,
      sources: [],
      country: 'jp',
      branches: ['bj', 'sh'],
      sections: [
        { heading: null, paragraphs: ['开头。', '第二段换行。'] },
        {
          heading: '小标题',
          paragraphs: ['一段 {{us-harvard-2627*9}} 和 {{uk-visafee-2026*2}}。'],
          list: ['甲', '乙'],
        },
        { heading: '只有列表', paragraphs: [], list: ['丙'] },
      ],
    })
  })

  it('keeps its list of sources', () => {
    const sources =
      '\n  - name: 签证\n    url: https://www.gov.uk/visa\n    read: official\n    checked: 2026-09-24\n  - name: 入口\n    url: https://www.gov.uk/'
    expect(parseArticle('a.md', file({ sources })).sources).toEqual([
      { name: '签证', url: 'https://www.gov.uk/visa', read: 'official', checked: '2026-09-24' },
      { name: '入口', url: 'https://www.gov.uk/', read: null, checked: null },
    ])
  })

  it('is refused with a name that can be no address', () => {
    expect(() => parseArticle('Title.md', file())).toThrow(
      '文件名：文件名就是网址，只用小写字母、数字和连字符',
    )
  })

  it.each<[text: string, message: string]>([
    [`\uFEFF${file()}`, '第 1 行第 1 列，编码：文件开头有看不见的 BOM'],
    ['只有正文', '第 1 行第 1 列，写法：文件要以 --- 之间的资料开头，写法见相邻的文章'],
    [
      file({ type: 'news' }),
      '第 2 行第 7 列，type：写 headlines（头条）、industry（行业）或 country（国家资讯）',
    ],
    [file({ updated: '2026-09-15' }), '第 8 行第 10 列，updated：要晚于 date；没有改过就不写这一项'],
    [
      file({ sources: '[{ name: 官网, url: "https://www.gov.uk/", checked: 2026-09-24 }]' }),
      'sources › 第 1 项 › checked：没有写 read：没有读过的页面没有核对日期',
    ],
    [
      file({ sources: '[{ name: 同行, url: "https://liuxue.xdf.cn/1", read: secondary }]' }),
      'sources › 第 1 项 › url：不能引用 liuxue.xdf.cn：留学或移民中介（同行）',
    ],
    [file({ type: 'country' }), '，country：国家资讯要写国家代码，例如 us'],
    [
      file({ figure: '{ label: 学费, fact: no-such-fact }' }),
      '，正文：fact no-such-fact: unknown，编号要与 lib/facts/data 里的一致',
    ],
    [
      file({ figure: '{ label: 学费, fact: us-uc-coa-2728 }' }),
      '，正文：figure 写的是 90,100 美元，正文和摘要里没有这个数：两处要一样',
    ],
    [file({ title: '全国最好的机构' }), '第 3 行第 8 列，title：不能写“最好的机构”：这类说法是夸大或承诺'],
    [file({}, '我们保录取，录取率九成以上。'), '第 10 行第 1 列，正文：不能写“九成以上”“保录”'],
    [file({}, '一段。\n\n又一段：\n我们保录取。'), '第 13 行第 1 列，正文：不能写“保录”'],
    [file({ sources: null }), '，sources：写成列表，每条有 name 和 url；没有来源的写 []'],
    [file({}, ''), '第 9 行第 1 列，正文：还没有内容'],
    [file({}, '# 大标题'), '第 10 行第 1 列，正文：“# 大标题” 小标题用两个 #'],
    [
      file({}, '- 甲\n\n一段'),
      '第 12 行第 1 列，正文：“一段” 这一段在列表后面，移到列表前，或先加一个小标题',
    ],
    [file({}, '1. 甲\n2. 乙'), '，正文：“1. 甲\n2. 乙” 列表每项以 - 开头，不编号'],
    [file({}, '- 甲\n  - 乙'), '，正文：“甲\n- 乙” 列表不能套列表'],
    [file({}, '| 甲 | 乙 |\n|---|---|\n| 1 | 2 |'), '只能用段落、## 小标题和 - 列表'],
    [
      file({}, '见[官网](https://example.com)。'),
      '，正文：“[官网](” 正文是纯文字，不用加粗、链接和 HTML；网址写进 sources',
    ],
  ])('is refused with the mistake %#', (text, message) => {
    expect(() => parseArticle('a.md', text)).toThrow(message)
  })

  it('may quote forbidden claims of others', () => {
    expect(parseArticle('a.md', file({}, '看到“保录取”就走。')).sections[0]?.paragraphs).toEqual([
      '看到“保录取”就走。',
    ])
  })

  it('names all mistakes at once', () => {
    expect(() => parseArticle('a.md', file({ title: null, date: '昨天' }, '# 大'))).toThrow(
      /title：写一行标题[\s\S]*date：写首次发布的日期，例如 2026-09-15[\s\S]*正文：“# 大” 小标题用两个 #/,
    )
  })
})

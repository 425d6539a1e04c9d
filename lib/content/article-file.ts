import { marked, type Token, type Tokens } from 'marked'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { branchCode, knownCountry, pastDay, refuseClaims } from '@/lib/collections/fields'
import { readingKinds } from '@/lib/contract/fields'
import { type newsDetailWireSchema, newsTypes } from '@/lib/contract/news'
import { publisherOf, refusalOf } from '@/lib/facts/publishers'

/** An article that an editor must correct: one line per problem, with file, field and remedy. */
export class ArticleError extends Error {
  constructor(file: string, findings: readonly string[]) {
    super(findings.map((finding) => `${file}：${finding}`).join('\n'))
    this.name = 'ArticleError'
  }
}

type Section = z.output<typeof newsDetailWireSchema>['sections'][number]

const words = (remedy: string) => z.string(remedy).trim().min(1, remedy)
const address = '写完整网址，以 https:// 开头'

/** A source of an article as an editor writes it: what was read there and on which day, if known. */
const sourceSchema = z
  .strictObject({
    name: words('写来源的名称'),
    url: z.url({ protocol: /^https?$/, error: address }),
    read: z
      .enum(
        readingKinds,
        '写读的是什么：official（官方页面）、official-copy（存档或抄录）或 secondary（别人的转述）；只让读者去查、没有读过的，不写这一项',
      )
      .nullable()
      .default(null),
    checked: pastDay('写真正打开那一页的日子，例如 2026-09-24；没有记下就不写').nullable().default(null),
  })
  .superRefine(({ url, read, checked }, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (checked !== null && read === null) complain('checked', '没有写 read：没有读过的页面没有核对日期')
    if (!URL.canParse(url)) return
    const reason = refusalOf(url)
    if (reason !== null) {
      complain('url', `不能引用 ${new URL(url).hostname}：${reason}。请换官方或学校页面；找不到就删掉`)
    } else if (read !== null && publisherOf(url) === null) {
      complain('url', '没有登记这个网站是谁办的：先写进 lib/facts/data/publishers.json')
    }
  })

const headSchema = z
  .strictObject(
    {
      type: z.enum(newsTypes, '写 headlines（头条）、industry（行业）或 country（国家资讯）'),
      title: words('写一行标题'),
      summary: words('写一两句摘要，列表和搜索结果里显示'),
      date: z.iso.date('写首次发布的日期，例如 2026-09-15'),
      updated: pastDay('写发布以后改动正文的日期，例如 2026-11-20；没有改过就不写这一项')
        .nullable()
        .default(null),
      author: words('写负责的小组，例如 美世留学 语言考试组，不写个人'),
      country: knownCountry.nullable().default(null),
      branches: z.array(branchCode, '写成列表，例如 [bj, sh]；与所有人有关的文章不写这一项').default([]),
      sources: z.array(sourceSchema, '写成列表，每条有 name 和 url；没有来源的写 []'),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `没有 ${issue.keys.join('、')} 这样的项，检查拼写或删去`
          : '文件要以 --- 之间的资料开头，写法见相邻的文章',
    },
  )
  .refine(({ type, country }) => type !== 'country' || country !== null, {
    path: ['country'],
    error: '国家资讯要写国家代码，例如 us',
  })
  .refine(({ date, updated }) => updated === null || updated > date, {
    path: ['updated'],
    error: '要晚于 date；没有改过就不写这一项',
  })

export type Article = z.output<typeof headSchema> & { id: string; sections: Section[] }

/**
 * Parses an article as an editor writes it: fields between `---` lines, then paragraphs, `##` headings and `-` lists. The file's name is
 * its id.
 * @param name such as `jp-eju-guide.md`
 * @throws ArticleError that lists every problem of the file
 */
export function parseArticle(name: string, text: string): Article {
  const id = name.replace(/\.md$/, '')
  const findings: string[] = []
  if (!/^[a-z\d-]{1,120}$/.test(id)) findings.push('文件名就是网址，只用小写字母、数字和连字符')
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))
  const yaml = parseDocument(parts?.[1] ?? '')
  for (const { linePos } of yaml.errors) {
    findings.push(
      `第 ${(linePos?.[0].line ?? 0) + 1} 行：看不懂，多半是缩进不齐，或文字里的冒号后有空格，把整句放进引号`,
    )
  }
  if (yaml.errors.length > 0) throw new ArticleError(name, findings)
  const head = headSchema.safeParse(yaml.toJS())
  if (!head.success) {
    findings.push(...head.error.issues.map(({ path, message }) => [...path.map(placeOf), message].join('：')))
  }
  const sections = toSections(marked.lexer(parts?.[2] ?? ''), (finding) => findings.push(`正文：${finding}`))
  if (head.success) {
    for (const [field, words] of [
      ['title', head.data.title],
      ['summary', head.data.summary],
      // Quotations of other people may contain such claims.
      ['正文', proseOf(sections).replaceAll(/“[^”]*”/g, '“”')],
    ] as const) {
      const refusal = refuseClaims(words)
      if (refusal !== null) findings.push(`${field}：${refusal}`)
    }
  }
  if (!head.success || findings.length > 0) throw new ArticleError(name, findings)
  return { id, ...head.data, sections }
}

/** The text of an article's body, one paragraph or list entry per line. */
export const proseOf = (sections: readonly Section[]): string =>
  sections.flatMap(({ heading, paragraphs, list = [] }) => [heading ?? '', ...paragraphs, ...list]).join('\n')

const placeOf = (place: PropertyKey) => (typeof place === 'number' ? `第 ${place + 1} 条` : String(place))

/** A section has a heading, paragraphs and at most one list, in this order. */
function toSections(tokens: readonly Token[], complain: (finding: string) => void): Section[] {
  const sections: Section[] = []
  const current = () => {
    const last = sections.at(-1)
    if (last !== undefined) return last
    const first: Section = { heading: null, paragraphs: [] }
    sections.push(first)
    return first
  }
  for (const token of tokens) {
    const start = `“${token.raw.trim().slice(0, 12)}”`
    if (isOf('space', token)) continue
    if (isOf('heading', token)) {
      if (token.depth !== 2) complain(`${start} 小标题用两个 #`)
      sections.push({ heading: plain(token.text, complain), paragraphs: [] })
    } else if (isOf('paragraph', token)) {
      if (current().list !== undefined) complain(`${start} 这一段在列表后面，移到列表前，或先加一个小标题`)
      current().paragraphs.push(plain(token.text, complain))
    } else if (isOf('list', token)) {
      if (token.ordered) complain(`${start} 列表每项以 - 开头，不编号`)
      if (current().list !== undefined) complain(`${start} 一节只能有一个列表，合并或先加一个小标题`)
      current().list = token.items.map((item) => plain(item.text, complain))
    } else {
      complain(`${start} 只能用段落、## 小标题和 - 列表`)
    }
  }
  if (sections.length === 0) complain('还没有内容')
  return sections
}

const isOf = <T extends keyof TokenOf>(type: T, token: Token): token is TokenOf[T] => token.type === type

type TokenOf = {
  space: Tokens.Space
  heading: Tokens.Heading
  paragraph: Tokens.Paragraph
  list: Tokens.List
}

/** The text without any marks, because pages print it as it is. */
function plain(text: string, complain: (finding: string) => void): string {
  const [marks] = /\*\*|__|`|!?\[[^\]]*\]\(|<\/?[a-z]/i.exec(text) ?? []
  if (marks !== undefined) complain(`“${marks}” 正文是纯文字，不用加粗、链接和 HTML；网址写进 sources`)
  if (/\n\s*(?:[-*+]|\d+[.)])\s/.test(text)) complain(`“${text.slice(0, 12)}” 列表不能套列表`)
  return text
    .replace(/([!-~])\n(?=[!-~])/g, '$1 ')
    .replaceAll('\n', '')
    .trim()
}

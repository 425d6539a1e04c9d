import { marked, type Token, type Tokens } from 'marked'
import { z } from 'zod'
import { findBannedClaims } from '@/lib/blocks/claims'
import { collectionOf } from '@/lib/collections/collection'
import { ContentError, type Position, type Problem } from '@/lib/collections/content-error'
import { decodeText } from '@/lib/collections/decode'
import { branchCode, knownCountry, pastDay, refuseClaims } from '@/lib/collections/fields'
import { keyAmount, withFigures } from '@/lib/collections/kinds/article-figures'
import { parseYaml } from '@/lib/collections/parse-yaml'
import { readingKinds } from '@/lib/contract/fields'
import { type newsDetailWireSchema, newsTypes } from '@/lib/contract/news'
import { placeholderDate } from '@/lib/core/placeholder-date'
import { publisherOf, refusalOf } from '@/lib/facts/publishers'
import { FactError } from '@/lib/facts/registry'

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

/** A text of ours, in which the law forbids some claims. */
const own = (text: z.ZodString) =>
  text.superRefine((value, context) => {
    const message = refuseClaims(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const headSchema = z
  .strictObject({
    type: z.enum(newsTypes, '写 headlines（头条）、industry（行业）或 country（国家资讯）'),
    title: own(words('写一行标题')),
    summary: own(words('写一两句摘要，列表和搜索结果里显示')),
    date: z.iso.date('写首次发布的日期，例如 2026-09-15'),
    updated: pastDay('写发布以后改动正文的日期，例如 2026-11-20；没有改过就不写这一项')
      .nullable()
      .default(null),
    author: words('写负责的小组，例如 美世留学 语言考试组，不写个人'),
    country: knownCountry.nullable().default(null),
    branches: z.array(branchCode, '写成列表，例如 [bj, sh]；与所有人有关的文章不写这一项').default([]),
    figure: z
      .strictObject({
        label: own(words('写这个数是什么，例如 伦敦每月要证明的生活费')),
        fact: words('写 lib/facts/data/figures.json 里的编号'),
        former: words('写原来那个数的编号').optional(),
      })
      .optional(),
    sources: z.array(sourceSchema, '写成列表，每条有 name 和 url；没有来源的写 []'),
  })
  .refine(({ type, country }) => type !== 'country' || country !== null, {
    path: ['country'],
    error: '国家资讯要写国家代码，例如 us',
  })
  .refine(({ date, updated }) => updated === null || updated > date, {
    path: ['updated'],
    error: '要晚于 date；没有改过就不写这一项',
  })

type Written = z.output<typeof headSchema> & { sections: Section[] }
export type Article = Written & { id: string }

/**
 * Parses an article as an editor writes it: fields between `---` lines, then paragraphs, `##` headings and `-` lists.
 * @throws ContentError
 */
function parseArticle(file: string, bytes: Uint8Array): Written {
  const text = decodeText(file, bytes).replaceAll('\r\n', '\n')
  const [, fields, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (fields === undefined) {
    const remedy = '文件要以 --- 之间的资料开头，写法见相邻的文章'
    throw new ContentError(file, [{ field: '写法', remedy, at: { line: 1, column: 1 } }])
  }
  const problems: Problem[] = []
  const at = (offset: number): Position => ({ line: text.slice(0, offset).split('\n').length, column: 1 })
  const start = text.length - body.length
  const complain = (remedy: string, offset = 0) =>
    problems.push({ field: '正文', remedy, at: at(start + offset) })

  const head = headOf(file, fields, (found) => problems.push(...found))
  const sections = toSections(marked.lexer(body), complain)
  // Quotations of other people may contain such claims.
  const own = proseOf(sections).replaceAll(/“[^”]*”/g, '“”')
  const refusal = refuseClaims(own)
  const [claim = ''] = findBannedClaims(own)
  if (refusal !== null) complain(refusal, Math.max(0, body.indexOf(claim)))
  if (head !== null && problems.length === 0) {
    const article = { ...head, sections }
    const unknown = unknownFigure(article)
    if (unknown === null) return article
    complain(unknown)
  }
  throw new ContentError(file, problems)
}

/** The fields of an article, which begin in the second line of its file; null when they have mistakes. */
function headOf(file: string, fields: string, report: (problems: readonly Problem[]) => void) {
  try {
    return parseYaml(file, Buffer.from(`#\n${fields}\n`), headSchema).data
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    report(error.problems)
    return null
  }
}

/** What is wrong with the ids of figures, in the text or in `figure`; null when nothing is. */
function unknownFigure(article: Written): string | null {
  try {
    const { figure, summary, sections } = withFigures(article)
    if (figure === undefined) return null
    const text = `${summary}\n${proseOf(sections)}`
    const missing = [figure.value, figure.former]
      .flatMap((value) => (value === null ? [] : keyAmount(value, figure)))
      .find((amount) => !text.includes(amount))
    return missing === undefined ? null : `figure 写的是 ${missing}，正文和摘要里没有这个数：两处要一样`
  } catch (error) {
    if (error instanceof FactError) return `${error.message}，编号要与 lib/facts/data 里的一致`
    throw error
  }
}

/** Every article as written in its file, newest first; on the same day by id. */
export const articles = collectionOf({
  name: 'article',
  folder: 'lib/content/articles',
  title: '文章',
  schema: z.custom<Written>(),
  extension: '.md',
  parse: parseArticle,
  naming: { pattern: /^[a-z\d-]{1,120}$/, remedy: '文件名就是网址，只用小写字母、数字和连字符' },
  record: (written, id): Article => ({ id, ...written }),
  compare: (a, b) => b.written.date.localeCompare(a.written.date) || a.id.localeCompare(b.id),
  review: (all) => {
    const commonDay = placeholderDate(all.map(({ written }) => written.updated))
    const remedy = `过半的文章都写 updated: ${commonDay}。更新日期是真正改动那一篇的日子，不能统一填；没有改过就删去这一项`
    return all.flatMap(({ id, written }) =>
      commonDay !== null && written.updated === commonDay ? [{ id, field: 'updated', remedy }] : [],
    )
  },
})

/** The text of an article's body, one paragraph or list entry per line. */
export const proseOf = (sections: readonly Section[]): string =>
  sections.flatMap(({ heading, paragraphs, list = [] }) => [heading ?? '', ...paragraphs, ...list]).join('\n')

/** A section has a heading, paragraphs and at most one list, in this order. */
function toSections(tokens: readonly Token[], report: (remedy: string, offset?: number) => void): Section[] {
  let offset = 0
  const complain = (remedy: string) => report(remedy, offset)
  const sections: Section[] = []
  const current = () => {
    const last = sections.at(-1)
    if (last !== undefined) return last
    const first: Section = { heading: null, paragraphs: [] }
    sections.push(first)
    return first
  }
  for (const [index, token] of tokens.entries()) {
    offset += tokens[index - 1]?.raw.length ?? 0
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
